import Foundation

/// A tab on its bar: a picture above a small title.
final class TabView: UIView {
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ item: UITabBarItem, isSelected: Bool, color: UIColor) {
    super.init(frame: .zero)
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.tintColor = color
    label.text = item.badgeValue.map { "\(item.title ?? "") (\($0))" } ?? item.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textColor = color
    isAccessibilityElement = true
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The picture is centred 17 points below the bar's edge; the title's line lies 33 points below it.
  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(traitCollection)
    let size = picture.image == nil ? .zero : picture.intrinsicContentSize
    picture.frame = grid.rounded(
      CGRect(x: (bounds.width - size.width) / 2, y: 17 - size.height / 2, width: size.width, height: size.height))
    label.frame = CGRect(x: 0, y: 33, width: bounds.width, height: 14)
  }
}
