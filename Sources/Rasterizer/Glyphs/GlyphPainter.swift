import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// Draws glyphs from cached masks.
///
/// Origins are quantised to quarters of a pixel along the line, and to whole pixels across it.
struct GlyphPainter {
  let canvas: Canvas
  let clip: PixelRect
  /// Pixels per point.
  let scale: CGFloat
  let memory: ScanMemory

  /// - Parameters:
  ///   - originX: The left of the text's box, in pixels.
  ///   - baseline: In pixels.
  func draw(_ run: GlyphRun, originX: CGFloat, baseline: CGFloat, color: Color) {
    guard reaches(baseline, size: run.size * scale) else { return }
    let size = Int((run.size * scale * 64).rounded())
    let typeface = ObjectIdentifier(run.typeface)
    var keys = ContiguousArray<GlyphKey>()
    var origins = ContiguousArray<(x: Int, y: Int)>()
    keys.reserveCapacity(run.glyphs.count)
    origins.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let quarters = Int(((originX + glyph.x * scale) * 4).rounded())
      keys.append(GlyphKey(typeface: typeface, glyph: glyph.glyph, size: size, quarter: quarters & 3))
      origins.append((quarters >> 2, Int((baseline - glyph.y * scale).rounded())))
    }
    let masks = GlyphCache.shared.masks(for: keys, of: run.typeface)
    let source = PremultipliedColor(color).packed
    for index in keys.indices {
      let origin = origins[index]
      if let mask = masks[index] {
        draw(mask, x: origin.x, y: origin.y, source: source)
      } else {
        draw(keys[index], of: run.typeface, x: origin.x, y: origin.y, color: color)
      }
    }
  }

  /// Draws a glyph that is too large for a mask; it looks the same.
  private func draw(_ key: GlyphKey, of typeface: any Typeface, x: Int, y: Int, color: Color) {
    let placed = key.transform(of: typeface).followed(by: .translation(x: CGFloat(x), y: CGFloat(y)))
    let edges = EdgeList(typeface.outline(of: key.glyph), transform: placed)
    PathScanner(rule: .nonzero, clip: clip, memory: memory).scan(edges, into: ColorSink(canvas: canvas, color: color))
  }

  /// Whether a line could show at all; no glyph is taller than four ems.
  private func reaches(_ baseline: CGFloat, size: CGFloat) -> Bool {
    baseline + 4 * size > CGFloat(clip.minY) && baseline - 4 * size < CGFloat(clip.maxY)
  }

  private func draw(_ mask: CoverageMask, x: Int, y: Int, source: UInt32) {
    let placed = PixelRect(
      minX: mask.bounds.minX + x, minY: mask.bounds.minY + y,
      maxX: mask.bounds.maxX + x, maxY: mask.bounds.maxY + y)
    let area = placed.intersection(clip)
    guard !area.isEmpty else { return }
    var row = area.minY
    while row < area.maxY {
      Blending.fill(
        canvas.row(row, fromX: area.minX), count: area.width, with: source,
        through: mask.row(row &- y, fromX: area.minX &- x))
      row &+= 1
    }
  }
}
