import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension Path {
  /// The smallest rectangle that contains the path itself, without control points outside it; `nil` if it is empty.
  var extent: CGRect? {
    var bounds: Bounds?
    func include(_ point: CGPoint) { bounds = bounds?.including(point) ?? Bounds(point) }
    for element in cubicSegments {
      include(element.start)
      include(element.curve.end)
      for position in element.curve.extrema { include(element.curve.point(at: position)) }
    }
    if bounds == nil, case .move(let point)? = elements.last { include(point) }
    return bounds?.rect
  }

  /// The lines and curves of the path as cubic curves, each with its start.
  private var cubicSegments: [(start: CGPoint, curve: CubicCurve)] {
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

  /// The flattening tolerance of hit tests, in points.
  private static let hitTestTolerance: CGFloat = 0.01

  /// Whether a point is inside the path, according to its winding number. Open subpaths count as closed.
  func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    var winding = 0
    for polyline in flattened(tolerance: Self.hitTestTolerance) {
      guard var from = polyline.points.last else { continue }
      for to in polyline.points {
        winding += Self.crossing(from: from, to: to, of: point)
        from = to
      }
    }
    return rule == .nonzero ? winding != 0 : winding % 2 != 0
  }

  /// Returns 1 if a line crosses the ray from a point to the right downwards, -1 if upwards, and 0 if not at all.
  private static func crossing(from: CGPoint, to: CGPoint, of point: CGPoint) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > point.x else { return 0 }
    return to.y > from.y ? 1 : -1
  }

  /// Returns a rectangle with elliptical corners.
  static func roundedRect(_ rect: CGRect, width: CGFloat, height: CGFloat) -> Path {
    let rect = rect.standardized
    let (width, height) = (min(max(width, 0), rect.width / 2), min(max(height, 0), rect.height / 2))
    guard width > 0, height > 0 else { return Path { $0.addRect(rect) } }
    // A rectangle with circular corners, stretched vertically.
    let stretch = height / width
    let even = CGRect(x: 0, y: 0, width: rect.width, height: rect.height / stretch)
    return Path { $0.addRoundedRect(even, radii: CornerRadii(width)) }
      .transformed(by: Affine(a: 1, b: 0, c: 0, d: stretch, tx: rect.minX, ty: rect.minY))
  }

  /// The path as a rectangle; `nil` if it is not a rectangle.
  var asRectangle: CGRect? {
    guard let bounds = controlPointBounds, self == Path({ $0.addRect(bounds) }) else { return nil }
    return bounds
  }

  /// The rectangle and the corner radius, if the path is a rectangle with equal corners; otherwise `nil`.
  var evenlyRoundedRectangle: (rect: CGRect, radius: CGFloat)? {
    guard let rect = controlPointBounds, case .move(let start)? = elements.first else { return nil }
    let radius = start.x - rect.minX
    let roundedRectangle = Path { $0.addRoundedRect(rect, radii: CornerRadii(radius)) }
    guard elements.count == roundedRectangle.elements.count else { return nil }
    let isEqual = zip(elements, roundedRectangle.elements).allSatisfy { $0.isClose(to: $1) }
    return isEqual ? (rect, radius) : nil
  }
}

extension Path.Element {
  /// Whether both elements are equal up to rounding errors.
  fileprivate func isClose(to other: Path.Element) -> Bool {
    func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
      let (width, height): (CGFloat, CGFloat) = (abs(a.x - b.x), abs(a.y - b.y))
      return width < 1e-6 && height < 1e-6
    }
    return switch (self, other) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): isClose(a, b)
    case (.quadCurve(let a, let c), .quadCurve(let b, let d)): isClose(a, b) && isClose(c, d)
    case (.curve(let a, let c, let e), .curve(let b, let d, let f)): isClose(a, b) && isClose(c, d) && isClose(e, f)
    case (.close, .close): true
    default: false
    }
  }
}
