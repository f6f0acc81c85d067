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
