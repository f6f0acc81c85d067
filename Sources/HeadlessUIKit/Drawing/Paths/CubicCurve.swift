import Foundation

/// A cubic Bézier curve to measure and to cut.
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
    self.init(start, Self.between(start, end, 1 / 3), Self.between(start, end, 2 / 3), end)
  }

  init(quadratic start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(start, Self.between(start, control, 2 / 3), Self.between(end, control, 2 / 3), end)
  }

  static func between(_ start: CGPoint, _ end: CGPoint, _ place: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * place, y: start.y + (end.y - start.y) * place)
  }

  func point(at place: CGFloat) -> CGPoint { split(at: place).0.end }

  /// The parts before and after a place from 0 to 1 (de Casteljau's construction).
  func split(at place: CGFloat) -> (CubicCurve, CubicCurve) {
    let first = Self.between(start, control1, place)
    let middle = Self.between(control1, control2, place)
    let last = Self.between(control2, end, place)
    let left = Self.between(first, middle, place)
    let right = Self.between(middle, last, place)
    let point = Self.between(left, right, place)
    return (CubicCurve(start, first, left, point), CubicCurve(point, right, last, end))
  }

  /// The places strictly within the curve where it turns back in x or in y.
  var turningPlaces: [CGFloat] {
    Self.roots(start.x, control1.x, control2.x, end.x) + Self.roots(start.y, control1.y, control2.y, end.y)
  }

  /// Where the derivative of a cubic in Bézier form is 0.
  private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    var places: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { places = [-c / b] }
    } else {
      let square = b * b - 4 * a * c
      if square >= 0 { places = [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)] }
    }
    return places.filter { $0 > 0 && $0 < 1 }
  }

  /// The length of the curve, as 64 straight lines have it.
  var length: CGFloat { lengths.last ?? 0 }

  /// The lengths up to each of 64 places.
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

  /// The place at which a length of the curve is gone.
  func place(at length: CGFloat) -> CGFloat {
    let lengths = lengths
    guard let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    let before = index == 0 ? 0 : lengths[index - 1]
    let step = lengths[index] - before
    return (CGFloat(index) + (step > 0 ? (length - before) / step : 0)) / 64
  }
}
