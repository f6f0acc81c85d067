import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// Draws glyphs that are pictures.
///
/// They keep their own colours; of the text's colour only the alpha counts. Upright ones come from the cache, with
/// origins quantised as those of other glyphs are.
struct ColorGlyphPainter {
  let canvas: Canvas
  let clip: PixelRect
  /// From the text's space to pixels.
  let transform: Affine
  let memory: ScanMemory

  /// Pictures of more pixels an em than this are scaled anew each time.
  private static let largestCachedSize: CGFloat = 256

  /// Returns false where the glyph has no picture.
  ///
  /// - Parameters:
  ///   - size: Of the em square, in the text's space.
  ///   - origin: In the text's space.
  func draw(_ glyph: GlyphID, of typeface: any Typeface, size: CGFloat, at origin: CGPoint, color: Color) -> Bool {
    let alpha = PremultipliedColor(color).packed &>> 24
    if transform.isUprightAndEven, size * transform.a <= Self.largestCachedSize {
      return drawCached(glyph, of: typeface, pixelsPerEm: size * transform.a, at: transform.apply(origin), alpha: alpha)
    }
    let scale = abs(transform.determinant).squareRoot()
    let key = GlyphKey(typeface, glyph, pixelsPerEm: size * scale, quarter: 0)
    guard let picture = ColorGlyphCache.shared.picture(for: key, of: typeface) else { return false }
    let units = size / typeface.metrics.unitsPerEm
    let placed = Affine(a: units, b: 0, c: 0, d: units, tx: origin.x, ty: origin.y).followed(by: transform)
    draw(picture, transform: placed, alpha: alpha)
    return true
  }

  /// - Parameter origin: In pixels.
  private func drawCached(
    _ glyph: GlyphID, of typeface: any Typeface, pixelsPerEm: CGFloat, at origin: CGPoint, alpha: UInt32
  ) -> Bool {
    let quarters = Int((origin.x * 4).rounded())
    let key = GlyphKey(typeface, glyph, pixelsPerEm: pixelsPerEm, quarter: quarters & 3)
    guard let picture = ColorGlyphCache.shared.scaledPicture(for: key, of: typeface) else { return false }
    lay(picture, x: quarters >> 2, y: Int(origin.y.rounded()), alpha: alpha)
    return true
  }

  private func lay(_ picture: Canvas, x: Int, y: Int, alpha: UInt32) {
    let bounds = picture.bounds
    let area = PixelRect(
      minX: bounds.minX + x, minY: bounds.minY + y, maxX: bounds.maxX + x, maxY: bounds.maxY + y
    ).intersection(clip)
    guard !area.isEmpty else { return }
    var row = area.minY
    while row < area.maxY {
      Blending.lay(
        picture.row(row &- y, fromX: area.minX &- x), over: canvas.row(row, fromX: area.minX), count: area.width,
        coverage: alpha)
      row &+= 1
    }
  }

  private func draw(_ picture: ColorGlyphCache.Picture, transform: Affine, alpha: UInt32) {
    if alpha == 255 { return picture.paint(on: canvas, clip: clip, transform: transform, memory: memory) }
    let area = picture.pixelBounds(transform: transform).intersection(clip)
    guard alpha > 0, !area.isEmpty else { return }
    let layer = Canvas(bounds: area)
    picture.paint(on: layer, clip: area, transform: transform, memory: memory)
    canvas.draw(layer, opacity: UInt8(truncatingIfNeeded: alpha), clip: area, mixing: nil)
  }
}
