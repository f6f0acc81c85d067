import FirstFrameGeometry
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// Keeps the masks of glyphs that were drawn, for all renders of the process.
///
/// Unchecked: the lock guards all that changes. A typeface is kept as long as its masks are, so that its identity
/// cannot pass to another.
final class GlyphCache: @unchecked Sendable {
  static let shared = GlyphCache(byteLimit: 32 << 20)

  /// The most pixels of one mask; glyphs of an ordinary font have a tenth of that at the largest size.
  private static let largestMask = 1 << 20

  /// The most typefaces that are kept: one from a file holds the whole file.
  static let typefaceLimit = 64

  private let lock = NSLock()
  private let memory = ScanMemory()
  private let byteLimit: Int
  private var byteCount = 0
  /// Nil for glyphs that are too large for a mask.
  private var masks: [GlyphKey: CoverageMask?] = [:]
  private var typefaces: [ObjectIdentifier: any Typeface] = [:]

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The masks of glyphs whose origins are the origins of their bounds, moved right by quarters of a pixel; nil for
  /// those that are better drawn as paths.
  func masks(for keys: ContiguousArray<GlyphKey>, of typeface: any Typeface) -> ContiguousArray<CoverageMask?> {
    lock.lock()
    defer { lock.unlock() }
    var result = ContiguousArray<CoverageMask?>()
    result.reserveCapacity(keys.count)
    for key in keys { result.append(mask(for: key, of: typeface)) }
    return result
  }

  private func mask(for key: GlyphKey, of typeface: any Typeface) -> CoverageMask? {
    if let mask = masks[key] { return mask }
    let mask = drawMask(for: key, of: typeface)
    insert(mask, for: key, of: typeface)
    return mask
  }

  private func insert(_ mask: CoverageMask?, for key: GlyphKey, of typeface: any Typeface) {
    let size = mask?.byteCount ?? 0
    let isNew = typefaces[key.typeface] == nil
    if byteCount + size > byteLimit || (isNew && typefaces.count == Self.typefaceLimit) {
      masks.removeAll()
      typefaces.removeAll()
      byteCount = 0
    }
    masks[key] = .some(mask)
    typefaces[key.typeface] = typeface
    byteCount += size
  }

  private func drawMask(for key: GlyphKey, of typeface: any Typeface) -> CoverageMask? {
    let edges = EdgeList(typeface.outline(of: key.glyph), transform: key.transform(of: typeface))
    let bounds = edges.pixelBounds
    guard bounds.width * bounds.height <= Self.largestMask else { return nil }
    let sink = MaskSink(bounds: bounds)
    PathScanner(rule: .nonzero, clip: bounds, memory: memory).scan(edges, into: sink)
    return sink.mask
  }
}
