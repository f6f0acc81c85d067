import Foundation

/// A pattern that divides subpaths into dashes.
///
/// Source: SVG 2, section 13.5.6, "Dash pattern": a list of odd length is repeated once, and a negative phase starts
/// before the pattern.
struct DashPattern {
  private let lengths: [CGFloat]
  private let period: CGFloat
  private let phase: CGFloat
  /// The length of the line that replaces a dash of length 0, so that its caps have a direction.
  private let zeroDashLength: CGFloat

  /// The largest number of dashes in a subpath. A subpath with more is stroked without dashes, to bound the time.
  private static let maximumDashCount: CGFloat = 10_000

  /// Returns `nil` if the style has no pattern, or the pattern is invalid or has length 0.
  init?(_ style: StrokeStyle, tolerance: CGFloat) {
    let isValid = style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dashPhase.isFinite
    let sum = style.dash.reduce(0, +)
    guard isValid, sum > 0 else { return nil }
    lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    period = style.dash.count.isMultiple(of: 2) ? sum : 2 * sum
    let remainder = style.dashPhase.truncatingRemainder(dividingBy: period)
    phase = remainder < 0 ? remainder + period : remainder
    zeroDashLength = tolerance / 256
  }

  /// Returns the dashes of a subpath. If a closed subpath starts and ends within a dash, that dash stays in one piece.
  func dashes(of subpath: PathFlattener.Subpath) -> [PathFlattener.Subpath] {
    var vertices = subpath.vertices
    if subpath.isClosed, let first = vertices.first { vertices.append(first) }
    let total = zip(vertices, vertices.dropFirst()).reduce(0) { $0 + ($1.1.point - $1.0.point).length }
    guard total > 0, total / period * CGFloat(lengths.count) <= Self.maximumDashCount else { return [subpath] }
    var traversal = Traversal(pattern: self, start: vertices[0])
    for (from, to) in zip(vertices, vertices.dropFirst()) { traversal.advance(from: from, to: to) }
    return traversal.finish(isClosed: subpath.isClosed)
  }

  /// The state while the pattern is applied along a subpath.
  private struct Traversal {
    let pattern: DashPattern
    var index = 0
    /// The remaining length of the current dash or gap.
    var remaining: CGFloat
    var current: [PathFlattener.Vertex] = []
    var dashes: [[PathFlattener.Vertex]] = []
    let startsWithinDash: Bool

    init(pattern: DashPattern, start: PathFlattener.Vertex) {
      self.pattern = pattern
      var offset = pattern.phase
      while offset >= pattern.lengths[index], offset > 0 {
        offset -= pattern.lengths[index]
        index = (index + 1) % pattern.lengths.count
      }
      remaining = pattern.lengths[index] - offset
      startsWithinDash = index.isMultiple(of: 2)
      if startsWithinDash { current = [start] }
    }

    var isInDash: Bool { index.isMultiple(of: 2) }

    mutating func advance(from: PathFlattener.Vertex, to: PathFlattener.Vertex) {
      let step = to.point - from.point
      let length = step.length
      guard length > 0 else { return }
      var covered: CGFloat = 0
      while remaining <= length - covered {
        covered += remaining
        let point = from.point + step * (covered / length)
        startNext(at: point, direction: step * (1 / length))
      }
      remaining -= length - covered
      if isInDash { current.append(to) }
    }

    /// Ends the current dash or gap, and starts the next one.
    private mutating func startNext(at point: CGPoint, direction: CGPoint) {
      if isInDash {
        let isPoint = current.count == 1 && current[0].point == point
        let end = isPoint ? point + direction * pattern.zeroDashLength : point
        current.append(PathFlattener.Vertex(point: end, isCorner: true))
        dashes.append(current)
        current = []
      } else {
        current = [PathFlattener.Vertex(point: point, isCorner: true)]
      }
      index = (index + 1) % pattern.lengths.count
      remaining = pattern.lengths[index]
    }

    func finish(isClosed: Bool) -> [PathFlattener.Subpath] {
      var all = dashes
      if isInDash, current.count > 1 {
        if isClosed, startsWithinDash, let first = all.first {
          all[0] = current + first.dropFirst()
        } else if isClosed, startsWithinDash {
          return [PathFlattener.Subpath(vertices: Array(current.dropLast()), isClosed: true)]
        } else {
          all.append(current)
        }
      }
      return all.map { PathFlattener.Subpath(vertices: $0, isClosed: false) }
    }
  }
}
