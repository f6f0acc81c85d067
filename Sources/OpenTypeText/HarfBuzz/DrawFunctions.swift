internal import FirstFrameCHarfBuzz
import FirstFrameGeometry

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
