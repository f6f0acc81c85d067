internal import FirstFrameCHarfBuzz
import FirstFrameGeometry
import FirstFrameTypesetting
import Foundation
import Synchronization

/// A cache of a font's outlines.
///
/// Two threads may create the outlines of a glyph at the same time. The results are equal.
final class GlyphOutlines: Sendable {
  /// The largest number of cached path elements, at about 50 bytes each.
  private static let limit = 1 << 18

  private struct State {
    var outlines: [GlyphID: Path] = [:]
    var elementCount = 0
  }

  private let state = Mutex(State())

  func outline(of glyph: GlyphID, draw: () -> Path) -> Path {
    if let outline = state.withLock({ $0.outlines[glyph] }) { return outline }
    let outline = draw()
    state.withLock { state in
      if state.elementCount > Self.limit { state = State() }
      if state.outlines.updateValue(outline, forKey: glyph) == nil { state.elementCount += outline.elements.count }
    }
    return outline
  }
}

/// The receiver of a glyph's outline, in font units with y up.
final class OutlinePen {
  /// The largest number of elements of an outline. Real glyphs have far fewer.
  private static let maximumElementCount = 16_384

  private let limits: GlyphLimits
  private var path = Path()
  private var count = 0

  private init(limits: GlyphLimits) {
    self.limits = limits
  }

  /// Returns the outline of a glyph; empty if it has none or exceeds the largest number of elements.
  static func outline(of glyph: UInt32, in font: HarfBuzzFont) -> Path {
    let pen = OutlinePen(limits: GlyphLimits(unitsPerEm: font.face.unitsPerEm))
    withExtendedLifetime(pen) {
      firstframe_hb_draw_glyph(font.pointer, glyph, functions.pointer, Unmanaged.passUnretained(pen).toOpaque())
    }
    return pen.count <= maximumElementCount ? pen.path : Path()
  }

  private static let functions = DrawFunctions()

  /// Returns the pen that was passed to HarfBuzz as user data.
  static func from(_ data: UnsafeMutableRawPointer?) -> OutlinePen {
    Unmanaged<OutlinePen>.fromOpaque(data.unsafelyUnwrapped).takeUnretainedValue()
  }

  func add(_ append: (inout Path, GlyphLimits) -> Void) {
    count += 1
    if count <= Self.maximumElementCount { append(&path, limits) }
  }
}

/// The callbacks through which HarfBuzz draws outlines. Each forwards to an ``OutlinePen``.
///
/// `@unchecked Sendable`: the functions are immutable.
final class DrawFunctions: @unchecked Sendable {
  let pointer: OpaquePointer

  init() {
    pointer = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      pointer,
      { _, data, _, x, y, _ in OutlinePen.from(data).add { $0.move(to: $1.point(x, y)) } }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      pointer,
      { _, data, _, x, y, _ in OutlinePen.from(data).add { $0.addLine(to: $1.point(x, y)) } }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      pointer,
      { _, data, _, controlX, controlY, x, y, _ in
        OutlinePen.from(data).add { $0.addQuadCurve(to: $1.point(x, y), control: $1.point(controlX, controlY)) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      pointer,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        OutlinePen.from(data).add {
          $0.addCurve(to: $1.point(x, y), control1: $1.point(x1, y1), control2: $1.point(x2, y2))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      pointer, { _, data, _, _ in OutlinePen.from(data).add { path, _ in path.closeSubpath() } }, nil, nil)
    hb_draw_funcs_make_immutable(pointer)
  }
}
