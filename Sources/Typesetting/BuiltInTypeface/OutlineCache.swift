import FirstFrameGeometry
import Foundation

/// The outlines drawn so far, safe to use from several threads.
///
/// A glyph may be drawn twice by threads that ask at once; both get the same outline.
final class OutlineCache: @unchecked Sendable {
  private let lock = NSLock()
  private var outlines: [GlyphID: Path] = [:]

  func outline(of glyph: GlyphID, draw: () -> Path) -> Path {
    if let outline = lock.withLock({ outlines[glyph] }) { return outline }
    let outline = draw()
    lock.withLock { outlines[glyph] = outline }
    return outline
  }
}
