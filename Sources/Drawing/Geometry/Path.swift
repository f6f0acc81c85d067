public import Foundation

/// A sequence of subpaths made of straight lines and Bézier curves.
///
/// The units depend on the use: glyph outlines are in font units with y up, everything else is in points with y down.
public struct Path: Hashable, Sendable {
  package private(set) var elements: [Element]

  public init() {
    elements = []
  }

  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new subpath.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
  }

  /// Appends a straight line from the current point.
  public mutating func addLine(to point: CGPoint) {
    elements.append(.line(to: point))
  }

  /// Appends a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Appends a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Joins the current subpath to its start.
  public mutating func closeSubpath() {
    elements.append(.close)
  }

  /// Appends the subpaths of another path.
  public mutating func addPath(_ other: Path) {
    elements.append(contentsOf: other.elements)
  }

  /// The smallest rectangle that contains all end and control points; `nil` if the path is empty.
  package var controlPointBounds: CGRect? {
    var bounds: Bounds?
    for element in elements {
      element.forEachPoint { bounds = bounds?.including($0) ?? Bounds($0) }
    }
    return bounds?.rect
  }

  /// Returns the path with a transform applied to its points.
  public func transformed(by transform: Affine) -> Path {
    mappingPoints(transform.apply)
  }

  /// Returns the path with a function applied to its end and control points.
  package func mappingPoints(_ map: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    result.elements = elements.map { $0.mapPoints(map) }
    return result
  }

  /// One element of a path, drawn from the end point of the element before it.
  package enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// Calls a function with each end and control point. An array of them would be allocated for each element.
    @inline(__always)
    func forEachPoint(_ body: (CGPoint) -> Void) {
      switch self {
      case .move(let point), .line(let point):
        body(point)
      case .quadCurve(let point, let control):
        body(control)
        body(point)
      case .curve(let point, let control1, let control2):
        body(control1)
        body(control2)
        body(point)
      case .close:
        break
      }
    }

    func mapPoints(_ map: (CGPoint) -> CGPoint) -> Element {
      switch self {
      case .move(let point): .move(to: map(point))
      case .line(let point): .line(to: map(point))
      case .quadCurve(let point, let control): .quadCurve(to: map(point), control: map(control))
      case .curve(let point, let control1, let control2):
        .curve(to: map(point), control1: map(control1), control2: map(control2))
      case .close: .close
      }
    }
  }
}

/// The smallest axis-aligned box around a set of points.
package struct Bounds: Hashable, Sendable {
  package private(set) var minX: CGFloat
  package private(set) var minY: CGFloat
  package private(set) var maxX: CGFloat
  package private(set) var maxY: CGFloat

  package init(_ point: CGPoint) {
    minX = point.x
    maxX = point.x
    minY = point.y
    maxY = point.y
  }

  /// Returns the smallest box that also contains a point.
  package func including(_ point: CGPoint) -> Bounds {
    var bounds = self
    bounds.minX = min(minX, point.x)
    bounds.minY = min(minY, point.y)
    bounds.maxX = max(maxX, point.x)
    bounds.maxY = max(maxY, point.y)
    return bounds
  }

  package var rect: CGRect {
    CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
