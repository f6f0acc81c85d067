package import Foundation

/// A sequence of straight lines through points. If closed, it includes the line from the last point to the first.
package struct Polyline: Hashable, Sendable {
  package var points: [CGPoint]
  package var isClosed: Bool

  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// Returns the subpaths with their curves replaced by straight lines.
  ///
  /// No point of a line is farther than `tolerance`, in the path's units, from its curve. Subpaths that consist of a
  /// move only are omitted.
  package func flattened(tolerance: CGFloat) -> [Polyline] {
    var flattener = PathFlattener(tolerance: tolerance)
    return flattener.flatten(self).map { Polyline(points: $0.vertices.map(\.point), isClosed: $0.isClosed) }
  }
}

/// Converts paths to vertices, each marked as a corner or as a point within a curve.
struct PathFlattener {
  struct Vertex {
    var point: CGPoint
    /// Whether an element of the path ends here, where the direction can change abruptly.
    var isCorner: Bool
  }

  struct Subpath {
    var vertices: [Vertex]
    var isClosed: Bool
  }

  /// The largest distance between a curve and the lines that replace it, in the path's units.
  let tolerance: CGFloat
  /// The cosine of the largest angle by which a curve may turn between two vertices.
  let minimumCosine: CGFloat

  private var finished: [Subpath] = []
  private var vertices: [Vertex] = []

  /// The largest number of times that a curve is halved. It bounds the time for extreme coordinates.
  private static let maximumDepth = 12

  init(tolerance: CGFloat, minimumCosine: CGFloat = -1) {
    self.tolerance = tolerance
    self.minimumCosine = minimumCosine
  }

  mutating func flatten(_ path: Path) -> [Subpath] {
    finished = []
    vertices = []
    for element in path.elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        vertices = [Vertex(point: point, isCorner: true)]
      case .line(let point):
        append(point)
      case .quadCurve(let point, let control):
        let start = vertices.last?.point ?? control
        subdivide(
          Cubic(
            start, start + (control - start) * (2 / 3), point + (control - point) * (2 / 3), point), depth: 0)
        append(point)
      case .curve(let point, let control1, let control2):
        subdivide(Cubic(vertices.last?.point ?? control1, control1, control2, point), depth: 0)
        append(point)
      case .close:
        let start = vertices.first
        if !vertices.isEmpty { finished.append(Subpath(vertices: vertices, isClosed: true)) }
        vertices = start.map { [$0] } ?? []
      }
    }
    finish(isClosed: false)
    return finished
  }

  private mutating func append(_ point: CGPoint) {
    vertices.append(Vertex(point: point, isCorner: true))
  }

  private mutating func finish(isClosed: Bool) {
    if vertices.count > 1 { finished.append(Subpath(vertices: vertices, isClosed: isClosed)) }
    vertices = []
  }

  /// Appends the vertices between the ends of a curve.
  private mutating func subdivide(_ curve: Cubic, depth: Int) {
    guard depth < Self.maximumDepth, !isFlat(curve) else { return }
    let (first, second) = curve.halves
    subdivide(first, depth: depth + 1)
    vertices.append(Vertex(point: second.start, isCorner: false))
    subdivide(second, depth: depth + 1)
  }

  /// Whether the curve is within the tolerance of its chord.
  ///
  /// The distance is at most an eighth of the largest second derivative, which is six times the larger second
  /// difference of the control points.
  private func isFlat(_ curve: Cubic) -> Bool {
    let bend1 = curve.start - curve.control1 * 2 + curve.control2
    let bend2 = curve.control1 - curve.control2 * 2 + curve.end
    let limit = tolerance * (4 / 3)
    guard max(bend1.dot(bend1), bend2.dot(bend2)) <= limit * limit else { return false }
    guard minimumCosine > -1 else { return true }
    let legs = [curve.control1 - curve.start, curve.control2 - curve.control1, curve.end - curve.control2]
    let directions = legs.compactMap(\.normalized)
    guard let first = directions.first else { return true }
    return directions.allSatisfy { $0.dot(first) >= minimumCosine }
  }
}

/// A cubic Bézier curve.
struct Cubic {
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

  /// The two halves of the curve (de Casteljau's construction).
  var halves: (Cubic, Cubic) {
    let middle = (control1 + control2) * 0.5
    let left1 = (start + control1) * 0.5
    let right2 = (control2 + end) * 0.5
    let left2 = (left1 + middle) * 0.5
    let right1 = (middle + right2) * 0.5
    let split = (left2 + right1) * 0.5
    return (Cubic(start, left1, left2, split), Cubic(split, right1, right2, end))
  }
}
