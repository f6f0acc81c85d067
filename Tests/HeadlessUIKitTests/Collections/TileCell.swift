import Foundation
import HeadlessUIKit

/// A cell whose content asks for a size, by constraints alone; written as cells of apps are.
final class TileCell: UICollectionViewCell {
  private let tile = UIView()
  private lazy var width = tile.widthAnchor.constraint(equalToConstant: 0)
  private lazy var height = tile.heightAnchor.constraint(equalToConstant: 0)
  var log: LifecycleLog?
  private(set) var measurements = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    tile.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(tile)
    // Where the layout decides on a width, the content gives way.
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      tile.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      tile.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      tile.topAnchor.constraint(equalTo: contentView.topAnchor),
      tile.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      width, height,
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.events.append("prepareForReuse")
    height.constant = 0
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measurements += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Step 3 of the life of a reused cell: what is there is shown, at once.
  func configure(with size: CGSize) {
    log?.events.append("configure \(Int(size.width))x\(Int(size.height))")
    width.constant = size.width
    height.constant = size.height
  }

  /// Step 4: what comes later is listened to.
  func bind() {
    log?.events.append("bind")
  }
}
