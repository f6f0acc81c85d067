import Foundation

/// The button of a bar's item with a badge at its top trailing corner.
final class BadgedBarButton: UIButton {
  private var badge: TabBadge?
  private var isDot = false

  /// The diameter of a badge without a text, in points.
  private static let dot: CGFloat = 10
  /// The distance from the middle of a badge to the top and to the trailing edge of the button, in points: on the edge of a
  /// capsule, or at the corner of an image without a capsule.
  private var inset: CGFloat { bounds.height < 40 ? 0 : 7 }

  func show(_ value: UIBarButtonItem.Badge) {
    isDot = value.stringValue == nil
    let badge = TabBadge(value.stringValue ?? "", color: value.backgroundColor ?? .systemRed)
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = value.font
    attributes[.foregroundColor] = value.foregroundColor
    badge.apply(attributes, offset: .zero)
    badge.isUserInteractionEnabled = false
    addSubview(badge)
    accessibilityValue = value.stringValue
    self.badge = badge
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let badge else { return }
    let size = isDot ? CGSize(width: Self.dot, height: Self.dot) : badge.sizeThatFits(bounds.size)
    // A long text grows over the button, not beyond its edge.
    let x = max(bounds.width - inset - min(size.width, size.height) / 2 - (size.width - size.height), 0)
    badge.frame = mirrored(fromLeft: CGRect(origin: CGPoint(x: x, y: inset - size.height / 2), size: size))
    badge.layer.cornerRadius = size.height / 2
    // Moving the badge requests another layout.
    if subviews.last !== badge { bringSubviewToFront(badge) }
  }
}
