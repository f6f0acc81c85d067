import Foundation
import HeadlessUIKit

/// A cell whose content asks for a height, by constraints alone; written as cells of apps are.
final class BoxCell: UITableViewCell {
  private let box = UIView()
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
  var log: LifecycleLog?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.events.append("prepareForReuse")
    height.constant = 0
  }

  func configure(with height: CGFloat) {
    log?.events.append("configure \(Int(height))")
    self.height.constant = height
  }
}
