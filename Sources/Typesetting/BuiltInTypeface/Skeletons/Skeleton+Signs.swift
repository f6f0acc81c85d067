import FirstFrameGeometry
import Foundation

/// Signs written down as path data, y up from the baseline, in a box of their regular width.
extension Skeleton {
  /// The height around which signs are enlarged or reduced.
  static let signAxis = 340.0

  /// Leads an even pen along path data.
  mutating func stroke(_ data: String, designedFor designWidth: Double, weight: Double = 1) {
    let pen = pen.scaled(by: weight)
    let line = placed(data, designedFor: designWidth)
    let expanded = line.stroked(StrokeStyle(width: pen.stem, join: .miter), tolerance: Self.tolerance)
    addContours(of: expanded.mappingPoints(slanted))
  }

  /// Fills path data, outer contours counterclockwise and holes clockwise.
  mutating func fill(_ data: String, designedFor designWidth: Double) {
    for polyline in placed(data, designedFor: designWidth).flattened(tolerance: Self.tolerance) {
      addContour(polyline.points.map(slanted), keepingDirection: true)
    }
  }

  private func placed(_ data: String, designedFor designWidth: Double) -> Path {
    // The data is part of this package, and a test draws every glyph: an error shows as a glyph without ink.
    guard let path = try? Path(svgPathData: data) else { return Path() }
    let scale = width / designWidth
    return path.transformed(
      by: Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: Self.signAxis * (1 - scale)))
  }

  /// Another glyph's design, reduced into a width, its baseline at a height.
  mutating func reduced(
    _ design: GlyphDesign, scale: Double, x: Double, y: Double, width: Double, strokes: Double = 0.80
  ) {
    let full = pen
    // Strokes are thinned less than shapes are reduced; heavy ones more, so that counters stay open.
    pen = pen.relieved(by: 0.24).scaled(by: design.strokes * strokes / scale)
    place(Affine(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y), width: width / scale, design.draw)
    pen = full
  }
}
