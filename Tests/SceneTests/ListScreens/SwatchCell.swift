import Foundation
import HeadlessUIKit

/// A coloured card with a title.
final class SwatchCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
    contentView.backgroundColor = nil
  }

  func configure(title: String, color: UIColor) {
    label.text = title
    contentView.backgroundColor = color
  }

  static let colors: [UIColor] = [
    .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemRed, .systemTeal, .systemIndigo, .systemPink,
  ]
}
