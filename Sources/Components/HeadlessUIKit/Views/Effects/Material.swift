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
      cornerCurve: curve, border: border, shadow: shadow, backdrop: backdrop)
  }

  private var backdrop: Backdrop? {
    let backdrop = Backdrop(blur: blur, saturation: saturation, lens: lens)
    return backdrop == Backdrop(blur: 0) ? nil : backdrop
  }

  /// Returns the nodes of a surface in the shape of boxes that flow together: its shadow outside of the shape, and the
  /// surface.
  func nodes(_ name: String, _ boxes: MergedBoxes, in traits: UITraitCollection) -> [LayoutNode] {
    let frame = boxes.bounds
    let outline = boxes.outline.transformed(by: .translation(x: -frame.minX, y: -frame.minY))
    var surface = LayoutNode(
      name: name, frame: frame, background: .color(tint.components(in: traits).color),
      clipPath: ClipPath(path: outline), backdrop: backdrop)
    if let border {
      // The clip hides the outer half of the line.
      surface.path = PathContent(
        path: outline, stroke: PathContent.Stroke(color: border.color, style: StrokeStyle(width: 2 * border.width)))
    }
    guard var shadow else { return [surface] }
    shadow.silhouette = .path(outline)
    let reach = 2 * shadow.blur + max(abs(shadow.offset.width), abs(shadow.offset.height))
    var outside = Path { $0.addRect(CGRect(origin: .zero, size: frame.size).insetBy(dx: -reach, dy: -reach)) }
    outside.addPath(outline)
    return [
      LayoutNode(
        name: "shadow", frame: frame, shadow: shadow, clipPath: ClipPath(path: outside, rule: .evenodd)), surface,
    ]
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
