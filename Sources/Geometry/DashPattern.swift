import Foundation

/// Cuts subpaths into dashes.
///
/// Source: SVG 2, section 13.5.6, "Dash pattern": an odd list counts twice, and a negative phase begins before
/// the pattern.
struct DashPattern {
  private let lengths: [CGFloat]
  private let period: CGFloat
  private let phase: CGFloat
  /// The length of the stub that stands for a dash without length, so that its caps know their direction.
  private let stub: CGFloat

  /// A subpath of more dashes than this is drawn unbroken: nobody could tell, and none may take forever.
  private static let mostDashes: CGFloat = 10_000

  /// Nil where the style has no pattern, or one that never lifts or never lowers the pen.
  init?(_ style: StrokeStyle, tolerance: CGFloat) {
    let isValid = style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dashPhase.isFinite
    let sum = style.dash.reduce(0, +)
    guard isValid, sum > 0 else { return nil }
    lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    period = style.dash.count.isMultiple(of: 2) ? sum : 2 * sum
    let rest = style.dashPhase.truncatingRemainder(dividingBy: period)
    phase = rest < 0 ? rest + period : rest
    stub = tolerance / 256
  }

  /// The dashes of a subpath. Where a closed one begins and ends within a dash, that dash stays whole.
  func dashes(of subpath: PathFlattener.Subpath) -> [PathFlattener.Subpath] {
    var vertices = subpath.vertices
    if subpath.isClosed, let first = vertices.first { vertices.append(first) }
    let total = zip(vertices, vertices.dropFirst()).reduce(0) { $0 + ($1.1.point - $1.0.point).length }
    guard total > 0, total / period * CGFloat(lengths.count) <= Self.mostDashes else { return [subpath] }
    var walk = Walk(pattern: self, start: vertices[0])
    for (from, to) in zip(vertices, vertices.dropFirst()) { walk.go(from: from, to: to) }
    return walk.finish(isClosed: subpath.isClosed)
  }

  /// A walk along a subpath that lowers and lifts the pen.
  private struct Walk {
    let pattern: DashPattern
    var index = 0
    var left: CGFloat
    var current: [PathFlattener.Vertex] = []
    var dashes: [[PathFlattener.Vertex]] = []
    let beganWithinDash: Bool

    init(pattern: DashPattern, start: PathFlattener.Vertex) {
      self.pattern = pattern
      var offset = pattern.phase
      while offset >= pattern.lengths[index], offset > 0 {
        offset -= pattern.lengths[index]
        index = (index + 1) % pattern.lengths.count
      }
      left = pattern.lengths[index] - offset
      beganWithinDash = index.isMultiple(of: 2)
      if beganWithinDash { current = [start] }
    }

    var isDown: Bool { index.isMultiple(of: 2) }

    mutating func go(from: PathFlattener.Vertex, to: PathFlattener.Vertex) {
      let step = to.point - from.point
      let length = step.length
      guard length > 0 else { return }
      var gone: CGFloat = 0
      while left <= length - gone {
        gone += left
        let point = from.point + step * (gone / length)
        turn(at: point, direction: step * (1 / length))
      }
      left -= length - gone
      if isDown { current.append(to) }
    }

    /// Ends a dash, or begins one.
    private mutating func turn(at point: CGPoint, direction: CGPoint) {
      if isDown {
        let isPoint = current.count == 1 && current[0].point == point
        let end = isPoint ? point + direction * pattern.stub : point
        current.append(PathFlattener.Vertex(point: end, isCorner: true))
        dashes.append(current)
        current = []
      } else {
        current = [PathFlattener.Vertex(point: point, isCorner: true)]
      }
      index = (index + 1) % pattern.lengths.count
      left = pattern.lengths[index]
    }

    func finish(isClosed: Bool) -> [PathFlattener.Subpath] {
      var all = dashes
      if isDown, current.count > 1 {
        if isClosed, beganWithinDash, let first = all.first {
          all[0] = current + first.dropFirst()
        } else if isClosed, beganWithinDash {
          return [PathFlattener.Subpath(vertices: Array(current.dropLast()), isClosed: true)]
        } else {
          all.append(current)
        }
      }
      return all.map { PathFlattener.Subpath(vertices: $0, isClosed: false) }
    }
  }
}
