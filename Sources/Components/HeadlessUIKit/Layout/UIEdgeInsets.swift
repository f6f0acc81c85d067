public import Foundation

/// Distances inward from the four sides of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }

  /// Returns the parts of a superview's insets that overlap a subview's frame, as insets of the frame.
  ///
  /// An inset is at most the inset of the superview, even if the frame extends beyond that edge. An empty frame has no
  /// overlap: a view can have an empty frame before its first layout.
  func covering(_ frame: CGRect, within extent: CGRect) -> UIEdgeInsets {
    guard frame.width > 0, frame.height > 0 else { return .zero }
    func covered(_ inset: CGFloat, _ overlap: CGFloat) -> CGFloat { max(0, min(inset, overlap)) }
    return UIEdgeInsets(
      top: covered(top, extent.minY + top - frame.minY),
      left: covered(left, extent.minX + left - frame.minX),
      bottom: covered(bottom, frame.maxY - (extent.maxY - bottom)),
      right: covered(right, frame.maxX - (extent.maxX - right)))
  }

  /// Returns the larger of two insets on each side.
  func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  func directional(in direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: direction == .leftToRight ? left : right, bottom: bottom,
      trailing: direction == .leftToRight ? right : left)
  }
}

/// Distances inward from the sides of a rectangle, in points, with leading and trailing sides.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Margins in the form in which they were set: with left and right, or with leading and trailing sides.
enum LayoutMargins: Hashable, Sendable {
  case physical(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func resolved(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch self {
    case .physical(let insets): insets
    case .directional(let insets):
      UIEdgeInsets(
        top: insets.top, left: direction == .leftToRight ? insets.leading : insets.trailing,
        bottom: insets.bottom, right: direction == .leftToRight ? insets.trailing : insets.leading)
    }
  }
}

extension CGRect {
  /// Returns the rectangle reduced by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

/// A horizontal and a vertical offset, in points.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
