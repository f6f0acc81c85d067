import Foundation

/// A cubic Bézier curve that can be measured and split.
struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  init(line start: CGPoint, _ end: CGPoint) {
    self.init(start, Self.interpolated(start, end, 1 / 3), Self.interpolated(start, end, 2 / 3), end)
  }

  init(quadratic start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(start, Self.interpolated(start, control, 2 / 3), Self.interpolated(end, control, 2 / 3), end)
  }

  static func interpolated(_ start: CGPoint, _ end: CGPoint, _ position: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * position, y: start.y + (end.y - start.y) * position)
  }

  func point(at position: CGFloat) -> CGPoint { split(at: position).0.end }

  /// Returns the parts before and after a position from 0 to 1 (de Casteljau's algorithm).
  func split(at position: CGFloat) -> (CubicCurve, CubicCurve) {
    let first = Self.interpolated(start, control1, position)
    let middle = Self.interpolated(control1, control2, position)
    let last = Self.interpolated(control2, end, position)
    let left = Self.interpolated(first, middle, position)
    let right = Self.interpolated(middle, last, position)
    let point = Self.interpolated(left, right, position)
    return (CubicCurve(start, first, left, point), CubicCurve(point, right, last, end))
  }

  /// The positions inside the curve, from 0 to 1, where x or y has an extremum.
  var extrema: [CGFloat] {
    Self.roots(start.x, control1.x, control2.x, end.x) + Self.roots(start.y, control1.y, control2.y, end.y)
  }

  /// Returns the zeros of the derivative of a cubic in Bézier form, in one coordinate.
  private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    var positions: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { positions = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        positions = [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)]
      }
    }
    return positions.filter { $0 > 0 && $0 < 1 }
  }

  /// The length of the curve, approximated by 64 straight lines.
  var length: CGFloat { lengths.last ?? 0 }

  /// The lengths from the start of the curve to each of 64 evenly spaced positions.
  private var lengths: [CGFloat] {
    var (total, previous): (CGFloat, CGPoint) = (0, start)
    return (1...64).map { step in
      let point = point(at: CGFloat(step) / 64)
      let (x, y) = (point.x - previous.x, point.y - previous.y)
      total += (x * x + y * y).squareRoot()
      previous = point
      return total
    }
  }

  /// Returns the position from 0 to 1 at a length along the curve.
  func position(at length: CGFloat) -> CGFloat {
    let lengths = lengths
    guard let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    let before = index == 0 ? 0 : lengths[index - 1]
    let step = lengths[index] - before
    return (CGFloat(index) + (step > 0 ? (length - before) / step : 0)) / 64
  }
}
