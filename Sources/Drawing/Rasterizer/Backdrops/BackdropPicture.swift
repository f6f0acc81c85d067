import FirstFrameGeometry
import FirstFrameLayoutTree

/// The backdrop of a node after its filter and its lens.
struct BackdropPicture {
  private let filter: BackdropFilter?
  private let rim: GlassRim?

  /// Creates the picture; `nil` if it would not differ from what is behind the node.
  init?(_ backdrop: Backdrop, of node: LayoutNode, in transform: Affine) {
    filter = BackdropFilter(backdrop, in: transform)
    rim = backdrop.lens.flatMap { GlassRim($0, of: node, in: transform) }
    guard filter != nil || rim != nil else { return nil }
  }

  /// The distance from which pixels have an effect, in pixels.
  var reach: Int { (filter?.reach ?? 0) + (rim?.reach ?? 0) }

  /// Returns the pixels of an area, which must be within the canvas.
  func pixels(behind canvas: Canvas, in area: PixelRect) -> Canvas {
    guard let rim else { return filter.map { $0.filtered(canvas, in: area) } ?? Canvas(bounds: area) }
    let around = area.outset(by: rim.reach).intersection(canvas.bounds)
    let filtered = filter?.filtered(canvas, in: around) ?? canvas
    return rim.applied(to: filtered, in: area, bends: !filtered.hasOneColor(in: around))
  }
}
