import FirstFrameGeometry
import Foundation

extension Path {
  /// The smallest rectangle that holds the path itself, without the control points beyond it.
  var extent: CGRect? {
    var bounds: Bounds?
    func include(_ point: CGPoint) { bounds = bounds?.including(point) ?? Bounds(point) }
    for element in absoluteElements {
      include(element.start)
      include(element.curve.end)
      for place in element.curve.turningPlaces { include(element.curve.point(at: place)) }
    }
    if bounds == nil, case .move(let point)? = elements.last { include(point) }
    return bounds?.rect
  }

  /// Every line and curve as a cubic from where it begins.
  private var absoluteElements: [(start: CGPoint, curve: CubicCurve)] {
    var result: [(CGPoint, CubicCurve)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(_ curve: CubicCurve) {
      result.append((current, curve))
      current = curve.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point): add(CubicCurve(line: current, point))
      case .quadCurve(let point, let control): add(CubicCurve(quadratic: current, control, point))
      case .curve(let point, let control1, let control2): add(CubicCurve(current, control1, control2, point))
      case .close: current = start
      }
    }
    return result
  }
}
