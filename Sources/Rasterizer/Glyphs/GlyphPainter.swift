import Foundation
import Imaging
import Typesetting

/// Draws glyphs from cached masks.
///
/// Origins are quantised to quarters of a pixel along the line, and to whole pixels across it.
struct GlyphPainter {
  let canvas: Canvas
  let clip: Clip
  /// Pixels per point.
  let scale: CGFloat

  /// - Parameters:
  ///   - originX: The left of the text's box, in pixels.
  ///   - baseline: In pixels.
  func draw(_ run: GlyphRun, originX: CGFloat, baseline: CGFloat, color: Color) {
    let source = PremultipliedColor(color).packed
    let size = Int((run.size * scale * 64).rounded())
    let typeface = ObjectIdentifier(run.typeface)
    for glyph in run.glyphs {
      let quarters = Int(((originX + glyph.x * scale) * 4).rounded())
      let y = Int((baseline - glyph.y * scale).rounded())
      let key = GlyphKey(typeface: typeface, glyph: glyph.glyph, size: size, quarter: quarters & 3)
      draw(GlyphCache.shared.mask(for: key, of: run.typeface), x: quarters >> 2, y: y, source: source)
    }
  }

  private func draw(_ mask: CoverageMask, x: Int, y: Int, source: UInt32) {
    let placed = PixelRect(
      minX: mask.bounds.minX + x, minY: mask.bounds.minY + y,
      maxX: mask.bounds.maxX + x, maxY: mask.bounds.maxY + y)
    let area = placed.intersection(clip.bounds)
    guard !area.isEmpty else { return }
    var row = area.minY
    while row < area.maxY {
      draw(mask.row(row - y, fromX: area.minX - x), x: area.minX, y: row, count: area.width, source: source)
      row &+= 1
    }
  }

  private func draw(_ coverage: UnsafePointer<UInt8>, x: Int, y: Int, count: Int, source: UInt32) {
    let pixels = canvas.row(y, fromX: x)
    guard let mask = clip.mask?.row(y, fromX: x) else {
      return Blending.fill(pixels, count: count, with: source, through: coverage)
    }
    var index = 0
    while index < count {
      var combined = Blending.scaled(coverage[index], by: mask[index])
      Blending.fill(pixels + index, count: 1, with: source, through: &combined)
      index &+= 1
    }
  }
}
