import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// A translucent surface: it blurs what is behind it, makes it more colorful, and covers it with a tint.
struct Material {
  /// The standard deviation of the blur, in points.
  var blur: CGFloat
  var saturation: Double
  /// The rim of glass; `nil` for a flat surface.
  var lens: Backdrop.Lens?
  var tint: UIColor
  var border: Border?
  var shadow: Shadow?

  func node(
    _ name: String, _ frame: CGRect, radii: CornerRadii = .zero, curve: CornerCurve = .circular,
    in traits: UITraitCollection
  ) -> LayoutNode {
    LayoutNode(
      name: name, frame: frame, background: .color(tint.components(in: traits).color), cornerRadii: radii,
      cornerCurve: curve, border: border, shadow: shadow,
      backdrop: Backdrop(blur: blur, saturation: saturation, lens: lens))
  }

  /// The background of a bar above scrolled content, up to iOS 18. Over a white or black page, it has the colors of
  /// bars there: a gray of 249 or 29.
  static let bar = Material(
    blur: 20, saturation: 1.8,
    tint: UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: 36 / 255, alpha: 0.8) : UIColor(white: 247.5 / 255, alpha: 0.8)
    })
}
