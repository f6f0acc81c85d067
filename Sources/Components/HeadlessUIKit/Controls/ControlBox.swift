import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension LayoutNode {
  /// Returns a filled rectangle with rounded corners.
  @MainActor
  static func box(
    _ name: String, _ frame: CGRect, color: UIColor, radius: CGFloat = 0, border: Border? = nil,
    shadow: Shadow? = nil, in traits: UITraitCollection
  ) -> LayoutNode {
    LayoutNode(
      name: name, frame: frame, background: .color(color.components(in: traits).color),
      cornerRadii: CornerRadii(radius), border: border, shadow: shadow)
  }
}

/// The corners of a control's background.
enum CornerShape {
  /// Half circles at the ends.
  case capsule
  /// A radius in points.
  case radius(CGFloat)

  /// Returns the radius in a background of a height, in points.
  func radius(height: CGFloat) -> CGFloat {
    switch self {
    case .capsule: height / 2
    case .radius(let radius): radius
    }
  }
}
