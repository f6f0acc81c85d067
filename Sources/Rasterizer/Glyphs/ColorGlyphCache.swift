import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameTypesetting
import Foundation

/// Keeps the pictures of glyphs, as their typefaces have them and at the sizes at which they were drawn, for all
/// renders of the process.
///
/// Unchecked: the lock guards all that changes. A typeface is kept as long as its pictures are, so that its identity
/// cannot pass to another.
final class ColorGlyphCache: @unchecked Sendable {
  static let shared = ColorGlyphCache(byteLimit: 32 << 20)

  private let lock = NSLock()
  private let memory = ScanMemory()
  private let byteLimit: Int
  private var byteCount = 0
  /// Nil for glyphs that have no picture.
  private var pictures: [GlyphKey: Picture?] = [:]
  private var scaled: [GlyphKey: Canvas] = [:]
  private var typefaces: [ObjectIdentifier: any Typeface] = [:]

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The picture in the size that the typeface has it in; nil where it has none.
  func picture(for key: GlyphKey, of typeface: any Typeface) -> Picture? {
    lock.withLock { readPicture(for: key, of: typeface) }
  }

  /// The picture at its size in pixels, about the origin, moved right by quarters of a pixel; nil where there is none.
  func scaledPicture(for key: GlyphKey, of typeface: any Typeface) -> Canvas? {
    lock.withLock {
      if let canvas = scaled[key] { return canvas }
      guard let picture = readPicture(for: key, of: typeface) else { return nil }
      let canvas = draw(picture, for: key, of: typeface)
      makeRoom(for: canvas.bounds.width * canvas.bounds.height * MemoryLayout<UInt32>.stride, of: typeface)
      scaled[key] = canvas
      return canvas
    }
  }

  private func readPicture(for key: GlyphKey, of typeface: any Typeface) -> Picture? {
    // The same for all places of a pixel.
    let key = GlyphKey(typeface: key.typeface, glyph: key.glyph, size: key.size, quarter: 0)
    if let picture = pictures[key] { return picture }
    let picture = Picture(of: key.glyph, in: typeface, pixelsPerEm: Double(key.size) / 64)
    makeRoom(for: picture?.byteCount ?? 0, of: typeface)
    pictures[key] = .some(picture)
    return picture
  }

  private func draw(_ picture: Picture, for key: GlyphKey, of typeface: any Typeface) -> Canvas {
    let upwards = key.transform(of: typeface)
    let transform = Affine(a: upwards.a, b: 0, c: 0, d: upwards.a, tx: upwards.tx, ty: upwards.ty)
    let canvas = Canvas(bounds: picture.pixelBounds(transform: transform))
    picture.paint(on: canvas, clip: canvas.bounds, transform: transform, memory: memory)
    return canvas
  }

  private func makeRoom(for size: Int, of typeface: any Typeface) {
    let isNew = typefaces[ObjectIdentifier(typeface)] == nil
    if byteCount + size > byteLimit || (isNew && typefaces.count == GlyphCache.typefaceLimit) {
      pictures.removeAll()
      scaled.removeAll()
      typefaces.removeAll()
      byteCount = 0
    }
    byteCount += size
    typefaces[ObjectIdentifier(typeface)] = typeface
  }
}
