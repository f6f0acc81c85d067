internal import FirstFrameCHarfBuzz
import FirstFrameGeometry
import Foundation

/// Collects the outline of a glyph, in units of the em square, y up.
final class OutlinePen {
  /// No glyph that is meant to be read has as many lines and curves.
  private static let largestCount = 16_384

  private let limits: GlyphLimits
  private var path = Path()
  private var count = 0

  private init(limits: GlyphLimits) {
    self.limits = limits
  }

  /// The outline of a glyph, empty where it has none or has more to it than any glyph should.
  static func outline(of glyph: UInt32, in font: HarfBuzzFont) -> Path {
    let pen = OutlinePen(limits: GlyphLimits(unitsPerEm: font.face.unitsPerEm))
    withExtendedLifetime(pen) {
      firstframe_hb_draw_glyph(font.pointer, glyph, functions.pointer, Unmanaged.passUnretained(pen).toOpaque())
    }
    return pen.count <= largestCount ? pen.path : Path()
  }

  private static let functions = DrawFunctions()

  static func at(_ data: UnsafeMutableRawPointer?) -> OutlinePen {
    Unmanaged<OutlinePen>.fromOpaque(data.unsafelyUnwrapped).takeUnretainedValue()
  }

  func add(_ append: (inout Path, GlyphLimits) -> Void) {
    count += 1
    if count <= Self.largestCount { append(&path, limits) }
  }
}
