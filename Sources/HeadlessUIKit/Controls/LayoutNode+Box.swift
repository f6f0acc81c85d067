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

extension Shadow {
  /// The shadow of the round thumbs of switches and sliders.
  static var knob: Shadow {
    Shadow(
      color: ColorComponents(red: 0, green: 0, blue: 0, alpha: 0.15).color, offset: CGSize(width: 0, height: 3),
      blur: 8)
  }
}
