import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Synchronization

/// Draws glyphs from cached masks.
///
/// Origins are rounded to quarters of a pixel horizontally and to whole pixels vertically.
struct GlyphPainter {
  let canvas: Canvas
  let clip: PixelRect
  /// The number of pixels per point.
  let scale: CGFloat
  let memory: ScanMemory

  /// - Parameters:
  ///   - originX: The left edge of the text's box, in pixels.
  ///   - baseline: The position of the baseline, in pixels.
  func draw(_ run: GlyphRun, originX: CGFloat, baseline: CGFloat, color: Color) {
    guard isVisible(baseline: baseline, size: run.size * scale) else { return }
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
    let masks = GlyphCache.shared.masks(for: keys, of: run.typeface, memory: memory)
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

  /// Draws a glyph that is too large for a mask. The pixels are the same as with a mask.
  private func draw(_ key: GlyphKey, of typeface: any Typeface, x: Int, y: Int, color: Color) {
    let placed = key.transform(of: typeface).followed(by: .translation(x: CGFloat(x), y: CGFloat(y)))
    let edges = EdgeList(typeface.outline(of: key.glyph), transform: placed)
    PathScanner(rule: .nonzero, clip: clip, memory: memory).scan(edges, into: ColorSink(canvas: canvas, color: color))
  }

  /// Whether a line could be visible. No glyph extends more than four ems from the baseline.
  private func isVisible(baseline: CGFloat, size: CGFloat) -> Bool {
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

/// A cache of the masks of glyphs for all drawing in the process.
///
/// A typeface is retained as long as its masks, so that no other object can get its identity. Two threads may draw a mask
/// at the same time. The masks are equal.
final class GlyphCache: Sendable {
  static let shared = GlyphCache(byteLimit: 32 << 20)

  /// The maximum number of pixels of a mask, about ten times the largest glyph of an ordinary font.
  private static let maximumMaskArea = 1 << 20

  /// The maximum number of retained typefaces. A typeface from a font file retains the bytes of the whole file.
  static let typefaceLimit = 64

  private struct State {
    var byteCount = 0
    /// The masks; `nil` for glyphs that are too large for one.
    var masks: [GlyphKey: CoverageMask?] = [:]
    var typefaces: [ObjectIdentifier: any Typeface] = [:]
  }

  private let byteLimit: Int
  private let state = Mutex(State())

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// Returns the masks of glyphs, positioned relative to the pixel to the left of each glyph's origin; `nil` for glyphs
  /// that are too large for a mask.
  func masks(
    for keys: ContiguousArray<GlyphKey>, of typeface: any Typeface, memory: ScanMemory
  ) -> ContiguousArray<CoverageMask?> {
    var (result, missing) = state.withLock { state in
      var result = ContiguousArray<CoverageMask?>(repeating: nil, count: keys.count)
      var missing = ContiguousArray<Int>()
      for index in keys.indices {
        if let mask = state.masks[keys[index]] { result[index] = mask } else { missing.append(index) }
      }
      return (result, missing)
    }
    if missing.isEmpty { return result }
    var drawn: [GlyphKey: CoverageMask?] = [:]
    for index in missing {
      let key = keys[index]
      let mask = drawn[key] ?? drawMask(for: key, of: typeface, memory: memory)
      drawn[key] = .some(mask)
      result[index] = mask
    }
    insert(drawn, of: typeface)
    return result
  }

  private func insert(_ drawn: [GlyphKey: CoverageMask?], of typeface: any Typeface) {
    state.withLock { state in
      for (key, mask) in drawn where state.masks[key] == nil {
        let size = mask?.byteCount ?? 0
        let isNew = state.typefaces[key.typeface] == nil
        if state.byteCount + size > byteLimit || (isNew && state.typefaces.count == Self.typefaceLimit) {
          state = State()
        }
        state.masks[key] = .some(mask)
        state.typefaces[key.typeface] = typeface
        state.byteCount += size
      }
    }
  }

  private func drawMask(for key: GlyphKey, of typeface: any Typeface, memory: ScanMemory) -> CoverageMask? {
    let edges = EdgeList(typeface.outline(of: key.glyph), transform: key.transform(of: typeface))
    let bounds = edges.pixelBounds
    guard bounds.width * bounds.height <= Self.maximumMaskArea else { return nil }
    let sink = MaskSink(bounds: bounds)
    PathScanner(rule: .nonzero, clip: bounds, memory: memory).scan(edges, into: sink)
    return sink.mask
  }
}

/// The key of a glyph's mask or picture in a cache.
struct GlyphKey: Hashable {
  let typeface: ObjectIdentifier
  let glyph: GlyphID
  /// The size of the em square, in 64ths of a pixel.
  let size: Int
  /// The distance of the origin from the whole pixel to its left, in quarters of a pixel.
  let quarter: Int

  /// Returns the map from font units with y up to pixels with y down, relative to the pixel to the left of the origin.
  func transform(of typeface: any Typeface) -> Affine {
    let scale = CGFloat(size) / 64 / typeface.metrics.unitsPerEm
    return Affine(a: scale, b: 0, c: 0, d: -scale, tx: CGFloat(quarter) / 4, ty: 0)
  }
}

extension GlyphKey {
  init(_ typeface: any Typeface, _ glyph: GlyphID, pixelsPerEm: CGFloat, quarter: Int) {
    self.init(
      typeface: ObjectIdentifier(typeface), glyph: glyph, size: Int((min(pixelsPerEm, 1e6) * 64).rounded()),
      quarter: quarter)
  }
}
