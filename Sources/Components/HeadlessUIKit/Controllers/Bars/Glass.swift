import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The glass that iOS 26 draws behind controls, drawn plainly: an opaque surface with a thin edge and a soft
/// shadow. It does not show or refract the content behind it.
enum Glass {
  /// Returns the node of a surface.
  ///
  /// - Parameter tint: The color of a prominent surface; `nil` for clear glass.
  @MainActor static func node(
    _ name: String, _ frame: CGRect, radius: CGFloat, tint: UIColor? = nil, in traits: UITraitCollection
  ) -> LayoutNode {
    let isDark = traits.userInterfaceStyle == .dark
    let edge = UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.14 : 0.05)
    var node = LayoutNode.box(
      name, frame, color: tint ?? surface, radius: min(radius, frame.height / 2, frame.width / 2),
      border: tint == nil
        ? Border(width: 1 / max(traits.displayScale, 1), color: edge.components(in: traits).color) : nil,
      shadow: shadow(isDark), in: traits)
    node.cornerCurve = .continuous
    return node
  }

  private static let surface = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : UIColor(white: 1, alpha: 1)
  }

  private static func shadow(_ isDark: Bool) -> Shadow {
    Shadow(
      color: ColorComponents(red: 0, green: 0, blue: 0, alpha: isDark ? 0.3 : 0.1).color,
      offset: CGSize(width: 0, height: 4), blur: 24)
  }
}
