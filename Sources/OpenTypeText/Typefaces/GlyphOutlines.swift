internal import FirstFrameCHarfBuzz
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

/// What HarfBuzz calls for every step of an outline, which goes to the pen that it was given.
///
/// Unchecked, because it is immutable.
final class DrawFunctions: @unchecked Sendable {
  let pointer: OpaquePointer

  init() {
    pointer = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      pointer,
      { _, data, _, x, y, _ in OutlinePen.at(data).add { $0.move(to: $1.point(x, y)) } }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      pointer,
      { _, data, _, x, y, _ in OutlinePen.at(data).add { $0.addLine(to: $1.point(x, y)) } }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      pointer,
      { _, data, _, controlX, controlY, x, y, _ in
        OutlinePen.at(data).add { $0.addQuadCurve(to: $1.point(x, y), control: $1.point(controlX, controlY)) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      pointer,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        OutlinePen.at(data).add {
          $0.addCurve(to: $1.point(x, y), control1: $1.point(x1, y1), control2: $1.point(x2, y2))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      pointer, { _, data, _, _ in OutlinePen.at(data).add { path, _ in path.closeSubpath() } }, nil, nil)
    hb_draw_funcs_make_immutable(pointer)
  }
}
