import Foundation

/// A tab: an image above a small title, and a badge at the image.
final class TabView: UIView {
  private let picture = UIImageView()
  private let label = UILabel()
  private var badge: TabBadge?
  private let look: TabBarLook
  /// The distance of the title from its standard position.
  private let titleOffset: UIOffset
  /// The distances of the image from its standard position.
  private let imageInsets: UIEdgeInsets
  /// The distance of the badge from its standard position.
  private var badgeOffset = UIOffset.zero

  /// - Parameters:
  ///   - color: The color of image and title unless the appearance has one.
  ///   - look: The look of the tab's bar.
  init(
    _ item: UITabBarItem, isSelected: Bool, color: UIColor, appearance: UIBarItemStateAppearance, look: TabBarLook,
    traits: UITraitCollection
  ) {
    self.look = look
    let (appearanceOffset, ownOffset) = (appearance.titlePositionAdjustment, item.titlePositionAdjustment)
    titleOffset = UIOffset(
      horizontal: appearanceOffset.horizontal + ownOffset.horizontal,
      vertical: appearanceOffset.vertical + ownOffset.vertical)
    let shown = item.shownImage(in: traits)
    imageInsets = shown.insets
    super.init(frame: .zero)
    picture.image = isSelected ? item.selectedImage ?? shown.image : shown.image
    picture.tintColor = appearance.iconColor ?? color
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
    label.text = item.title
    label.textAlignment = .center
    label.font = appearance.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    label.textColor = appearance.titleTextAttributes[.foregroundColor] as? UIColor ?? color
    item.applyTitleAttributes(to: label, isSelected: isSelected)
    badgeOffset = appearance.badgePositionAdjustment
    isAccessibilityElement = true
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    if !item.isEnabled { accessibilityTraits.insert(.notEnabled) }
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
    addSubview(picture)
    addSubview(label)
    if let value = item.badgeValue {
      let badge = TabBadge(value, color: item.badgeColor ?? appearance.badgeBackgroundColor ?? .systemRed)
      badge.apply(
        item.badgeAttributes(over: appearance.badgeTextAttributes, isSelected: isSelected),
        offset: appearance.badgeTitlePositionAdjustment)
      addSubview(badge)
      self.badge = badge
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Centers the image above the title, or in the tab if there is no title.
  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(traitCollection)
    let size = picture.imageSize
    let hasTitle = label.text?.isEmpty == false
    let middle = hasTitle ? look.imageMiddle : bounds.height / 2
    let standard = CGRect(
      x: (bounds.width - size.width) / 2, y: middle - size.height / 2, width: size.width, height: size.height)
    picture.frame = grid.rounded(standard.inset(by: imageInsets))
    label.frame = CGRect(
      x: titleOffset.horizontal, y: look.titleTop + titleOffset.vertical, width: bounds.width, height: 13)
    guard let badge else { return }
    let badgeSize = badge.sizeThatFits(bounds.size)
    let x = bounds.width / 2 + (isRightToLeft ? -4 - badgeSize.width : 4)
    badge.frame = grid.rounded(
      CGRect(
        origin: CGPoint(x: x + badgeOffset.horizontal, y: look.badgeTop + badgeOffset.vertical), size: badgeSize))
  }
}

/// A short text in a filled capsule.
final class TabBadge: UIView {
  private let label = UILabel()

  init(_ text: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = Self.height / 2
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private static let height: CGFloat = 18

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(label.sizeThatFits(size).width.rounded(.up) + 10, Self.height), height: Self.height)
  }

  private var titleOffset = UIOffset.zero

  /// Gives the text a font and a color, and moves it.
  func apply(_ attributes: [NSAttributedString.Key: Any], offset: UIOffset) {
    if let font = attributes[.font] as? UIFont { label.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
    titleOffset = offset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
  }
}

/// A capsule of glass behind the tabs, as in iOS 26: 62 points high, 10 above the bottom of the screen, and
/// 85.75 n + 16.75 points wide for n tabs (measured). The backgrounds of neighboring tabs overlap.
@MainActor struct TabPlatter {
  static let height: CGFloat = 62
  private static let bottom: CGFloat = 10
  private static let pitch: CGFloat = 85.75
  private static let excess: CGFloat = 16.75
  /// The distance from the capsule's edge to the background of the selected tab, in points.
  private static let inset: CGFloat = 4
  /// The smallest distance from the capsule to the sides of the screen, in points.
  private static let margin: CGFloat = 16

  let frame: CGRect
  private let pitch: CGFloat

  init(count: Int, in size: CGSize) {
    let count = CGFloat(max(count, 1))
    let width = max(min(Self.pitch * count + Self.excess, size.width - 2 * Self.margin), 0)
    pitch = (width - Self.excess) / count
    frame = CGRect(
      x: (size.width - width) / 2, y: size.height - Self.bottom - Self.height, width: width, height: Self.height)
  }

  /// Returns the height of a bar above a safe area, in points.
  static func barHeight(safeArea: CGFloat) -> CGFloat { max(UITabBar.height + safeArea, height + bottom) }

  /// Returns the frame of a tab's background.
  func tab(_ index: Int) -> CGRect {
    CGRect(
      x: frame.minX + Self.inset + pitch * CGFloat(index), y: frame.minY + Self.inset,
      width: pitch + Self.excess - 2 * Self.inset, height: Self.height - 2 * Self.inset)
  }
}
