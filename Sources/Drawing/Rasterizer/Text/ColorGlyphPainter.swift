import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Synchronization

/// Draws glyphs that are pictures, such as emoji.
///
/// Only the alpha of the text's color affects them. Upright pictures are cached, and their origins are rounded like
/// the origins of other glyphs.
struct ColorGlyphPainter {
  let canvas: Canvas
  let clip: PixelRect
  /// The map from the text's space to pixels.
  let transform: Affine
  let memory: ScanMemory

  /// Pictures with more pixels per em than this are not cached.
  private static let maximumCachedSize: CGFloat = 256

  /// Draws a glyph.
  ///
  /// - Parameters:
  ///   - size: The size of the em square, in the text's space.
  ///   - origin: The origin, in the text's space.
  /// - Returns: `false` if the glyph has no picture.
  func draw(_ glyph: GlyphID, of typeface: any Typeface, size: CGFloat, at origin: CGPoint, color: Color) -> Bool {
    let alpha = PremultipliedColor(color).packed &>> 24
    if transform.isUniformScaleAndTranslation, size * transform.a <= Self.maximumCachedSize {
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

  /// - Parameter origin: The origin, in pixels.
  private func drawCached(
    _ glyph: GlyphID, of typeface: any Typeface, pixelsPerEm: CGFloat, at origin: CGPoint, alpha: UInt32
  ) -> Bool {
    let quarters = Int((origin.x * 4).rounded())
    let key = GlyphKey(typeface, glyph, pixelsPerEm: pixelsPerEm, quarter: quarters & 3)
    guard let picture = ColorGlyphCache.shared.scaledPicture(for: key, of: typeface, memory: memory) else {
      return false
    }
    composite(picture, x: quarters >> 2, y: Int(origin.y.rounded()), alpha: alpha)
    return true
  }

  private func composite(_ picture: Canvas, x: Int, y: Int, alpha: UInt32) {
    let bounds = picture.bounds
    let area = PixelRect(
      minX: bounds.minX + x, minY: bounds.minY + y, maxX: bounds.maxX + x, maxY: bounds.maxY + y
    ).intersection(clip)
    guard !area.isEmpty else { return }
    var row = area.minY
    while row < area.maxY {
      Blending.composite(
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
    canvas.draw(layer, opacity: UInt8(truncatingIfNeeded: alpha), clip: area)
  }
}

/// A cache of the pictures of glyphs, in their original sizes and in the sizes in which they are drawn, for all drawing
/// in the process.
///
/// A typeface is retained as long as its pictures, so that no other object can get its identity. Two threads may read or
/// scale a picture at the same time. The results are equal.
final class ColorGlyphCache: Sendable {
  static let shared = ColorGlyphCache(byteLimit: 32 << 20)

  /// `@unchecked Sendable`: nothing draws on the canvas any more.
  private struct ScaledPicture: @unchecked Sendable {
    let canvas: Canvas
  }

  private struct State {
    var byteCount = 0
    /// The pictures; `nil` for glyphs that have none.
    var pictures: [GlyphKey: Picture?] = [:]
    var scaled: [GlyphKey: ScaledPicture] = [:]
    var typefaces: [ObjectIdentifier: any Typeface] = [:]
  }

  private let byteLimit: Int
  private let state = Mutex(State())

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// Returns the picture in its original size; `nil` if there is none.
  func picture(for key: GlyphKey, of typeface: any Typeface) -> Picture? {
    // The original picture is the same for all quarters of a pixel.
    let key = GlyphKey(typeface: key.typeface, glyph: key.glyph, size: key.size, quarter: 0)
    if let picture = state.withLock({ $0.pictures[key] }) { return picture }
    let picture = Picture(of: key.glyph, in: typeface, pixelsPerEm: Double(key.size) / 64)
    state.withLock { state in
      guard state.pictures[key] == nil else { return }
      reserveSpace(for: picture?.byteCount ?? 0, of: typeface, in: &state)
      state.pictures[key] = .some(picture)
    }
    return picture
  }

  /// Returns the picture scaled to the key's size, positioned relative to the pixel to the left of the origin; `nil` if
  /// there is none.
  func scaledPicture(for key: GlyphKey, of typeface: any Typeface, memory: ScanMemory) -> Canvas? {
    if let scaled = state.withLock({ $0.scaled[key] }) { return scaled.canvas }
    guard let picture = picture(for: key, of: typeface) else { return nil }
    let canvas = draw(picture, for: key, of: typeface, memory: memory)
    let scaled = ScaledPicture(canvas: canvas)
    let size = canvas.bounds.width * canvas.bounds.height * MemoryLayout<UInt32>.stride
    state.withLock { state in
      guard state.scaled[key] == nil else { return }
      reserveSpace(for: size, of: typeface, in: &state)
      state.scaled[key] = scaled
    }
    return canvas
  }

  private func draw(
    _ picture: Picture, for key: GlyphKey, of typeface: any Typeface, memory: ScanMemory
  ) -> Canvas {
    let upwards = key.transform(of: typeface)
    let transform = Affine(a: upwards.a, b: 0, c: 0, d: upwards.a, tx: upwards.tx, ty: upwards.ty)
    let canvas = Canvas(bounds: picture.pixelBounds(transform: transform))
    picture.paint(on: canvas, clip: canvas.bounds, transform: transform, memory: memory)
    return canvas
  }

  private func reserveSpace(for size: Int, of typeface: any Typeface, in state: inout State) {
    let isNew = state.typefaces[ObjectIdentifier(typeface)] == nil
    if state.byteCount + size > byteLimit || (isNew && state.typefaces.count == GlyphCache.typefaceLimit) {
      state = State()
    }
    state.byteCount += size
    state.typefaces[ObjectIdentifier(typeface)] = typeface
  }

  /// The picture of a glyph in its original size.
  struct Picture: Sendable {
    let bitmap: Bitmap
    /// The box of the picture, in font units with y down from the baseline.
    let box: CGRect

    /// Returns `nil` if there is no readable picture.
    init?(of glyph: GlyphID, in typeface: any Typeface, pixelsPerEm: Double) {
      guard let picture = typeface.colorPicture(of: glyph, pixelsPerEm: pixelsPerEm),
        let bitmap = try? Bitmap(pngData: Data(picture.png))
      else { return nil }
      self.bitmap = bitmap
      box = CGRect(
        x: picture.box.minX, y: -picture.box.maxY, width: picture.box.width, height: picture.box.height)
    }

    var byteCount: Int { bitmap.size.area * MemoryLayout<UInt32>.stride }

    /// - Parameter transform: The map from font units with y down to pixels.
    func pixelBounds(transform: Affine) -> PixelRect {
      EdgeList(Path { $0.addRect(box) }, transform: transform, isSimple: true).pixelBounds
    }

    func paint(on canvas: Canvas, clip: PixelRect, transform: Affine, memory: ScanMemory) {
      ImagePainter(canvas: canvas, clip: clip, transform: transform, memory: memory)
        .paint(ImageContent(source: .bitmap(bitmap)), in: box)
    }
  }
}
