import FirstFrameGeometry
import FirstFrameTypesetting
import Foundation

/// The outlines that were taken from a font so far, safe to use from several threads.
///
/// Unchecked: the lock guards all that changes. A glyph may be drawn twice by threads that ask at once; both get the
/// same outline.
final class GlyphOutlines: @unchecked Sendable {
  /// In steps of outlines, some 50 bytes each.
  private static let limit = 1 << 18

  private let lock = NSLock()
  private var outlines: [GlyphID: Path] = [:]
  private var stepCount = 0

  func outline(of glyph: GlyphID, draw: () -> Path) -> Path {
    if let outline = lock.withLock({ outlines[glyph] }) { return outline }
    let outline = draw()
    lock.withLock {
      if stepCount > Self.limit {
        outlines.removeAll()
        stepCount = 0
      }
      outlines[glyph] = outline
      stepCount += outline.elements.count
    }
    return outline
  }
}
