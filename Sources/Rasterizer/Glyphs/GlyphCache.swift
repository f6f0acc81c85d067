import Foundation
import Geometry
import LayoutTree
import Typesetting

/// Keeps the masks of glyphs that were drawn, for all renders of the process.
///
/// Unchecked: the lock guards all that changes. A typeface is kept as long as its masks are, so that its identity
/// cannot pass to another.
final class GlyphCache: @unchecked Sendable {
  static let shared = GlyphCache(byteLimit: 32 << 20)

  private let lock = NSLock()
  private let memory = ScanMemory()
  private let byteLimit: Int
  private var byteCount = 0
  private var masks: [GlyphKey: CoverageMask] = [:]
  private var typefaces: [ObjectIdentifier: any Typeface] = [:]

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The masks of glyphs whose origins are the origins of their bounds, moved right by quarters of a pixel.
  func masks(for keys: ContiguousArray<GlyphKey>, of typeface: any Typeface) -> ContiguousArray<CoverageMask> {
    lock.lock()
    defer { lock.unlock() }
    var result = ContiguousArray<CoverageMask>()
    result.reserveCapacity(keys.count)
    for key in keys { result.append(mask(for: key, of: typeface)) }
    return result
  }

  private func mask(for key: GlyphKey, of typeface: any Typeface) -> CoverageMask {
    if let mask = masks[key] { return mask }
    let mask = drawMask(for: key, of: typeface)
    insert(mask, for: key, of: typeface)
    return mask
  }

  private func insert(_ mask: CoverageMask, for key: GlyphKey, of typeface: any Typeface) {
    if byteCount + mask.byteCount > byteLimit {
      masks.removeAll()
      typefaces.removeAll()
      byteCount = 0
    }
    masks[key] = mask
    typefaces[key.typeface] = typeface
    byteCount += mask.byteCount
  }

  private func drawMask(for key: GlyphKey, of typeface: any Typeface) -> CoverageMask {
    let scale = CGFloat(key.size) / 64 / typeface.metrics.unitsPerEm
    let transform = Affine(a: scale, b: 0, c: 0, d: -scale, tx: CGFloat(key.quarter) / 4, ty: 0)
    let edges = EdgeList(typeface.outline(of: key.glyph), transform: transform)
    let sink = MaskSink(bounds: edges.pixelBounds)
    PathScanner(rule: .nonzero, clip: edges.pixelBounds, memory: memory).scan(edges, into: sink)
    return sink.mask
  }
}
