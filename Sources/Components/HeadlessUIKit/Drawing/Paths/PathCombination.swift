import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// A combination of two areas.
///
/// The plane is divided into horizontal slabs at the ends and the crossings of all edges, so that edges do not cross
/// within a slab. The parts of a slab that belong to the combination are trapezoids.
struct PathCombination {
  /// The parts of two areas that belong to a combination.
  enum Operation {
    case union, intersection, difference, symmetricDifference

    func contains(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
      switch self {
      case .union: isInFirst || isInSecond
      case .intersection: isInFirst && isInSecond
      case .difference: isInFirst && !isInSecond
      case .symmetricDifference: isInFirst != isInSecond
      }
    }
  }

  /// A height below which slabs are not divided, and a distance below which points are the same.
  private static let epsilon = 1e-7
  /// The largest distance between a curve and its polygon.
  private static let tolerance: CGFloat = 0.01
  private let operation: Operation
  private let rule: FillRule

  /// - Parameter rule: The rule for the inside of both areas.
  init(_ operation: Operation, rule: FillRule = .nonzero) {
    self.operation = operation
    self.rule = rule
  }

  /// Returns the outline of a combination: polygons around the area, and polygons around its holes in the other
  /// direction.
  func outline(of first: Path, _ second: Path) -> Path {
    var outline = AreaOutline()
    divide(first, second, into: &outline)
    return outline.path
  }

  /// Returns a combination as clockwise polygons that do not overlap.
  func pieces(of first: Path, _ second: Path) -> Path {
    var pieces = AreaPieces()
    divide(first, second, into: &pieces)
    return pieces.path
  }

  private func divide(_ first: Path, _ second: Path, into slabs: inout some SlabCollection) {
    var edges = Self.edges(of: first, isSecond: false) + Self.edges(of: second, isSecond: true)
    edges.sort { $0.top < $1.top }
    var active: [Edge] = []
    var next = 0
    let levels = Set(edges.flatMap { [$0.top, $0.bottom] }).sorted()
    for (top, bottom) in zip(levels, levels.dropFirst()) {
      active.removeAll { $0.bottom <= top }
      while next < edges.count, edges[next].top <= top {
        active.append(edges[next])
        next += 1
      }
      if bottom - top > Self.epsilon { divide(active, from: top, to: bottom, into: &slabs) }
    }
  }

  /// Adds the trapezoids of a slab, which is divided at crossings.
  private func divide(_ edges: [Edge], from top: Double, to bottom: Double, into slabs: inout some SlabCollection) {
    var top = top
    while bottom - top > Self.epsilon {
      let sorted = edges.sorted { left, right in
        let (x, y) = (left.x(at: top), right.x(at: top))
        return abs(x - y) > Self.epsilon ? x < y : left.x(at: bottom) < right.x(at: bottom)
      }
      let end = firstCrossing(of: sorted, from: top, to: bottom)
      slabs.addSlab(spans(of: sorted, from: top, to: end), from: top, to: end)
      top = end
    }
  }

  private func firstCrossing(of sorted: [Edge], from top: Double, to bottom: Double) -> Double {
    var end = bottom
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      let before = right.x(at: top) - left.x(at: top)
      let after = right.x(at: bottom) - left.x(at: bottom)
      guard after < -Self.epsilon, before > Self.epsilon else { continue }
      let crossing = top + (bottom - top) * before / (before - after)
      // Among large numbers, adding the smallest height can change nothing.
      end = min(end, max(crossing, top + 2 * Self.epsilon, top.nextUp))
    }
    return end
  }

  private func spans(of sorted: [Edge], from top: Double, to bottom: Double) -> [Trapezoid] {
    var (first, second) = (0, 0)
    var left: Edge?
    var spans: [Trapezoid] = []
    for edge in sorted {
      if edge.isSecond { second += edge.winding } else { first += edge.winding }
      let isInside = operation.contains(rule.contains(first), rule.contains(second))
      if isInside, left == nil {
        left = edge
      } else if !isInside, let start = left {
        let span = Trapezoid(
          top: start.x(at: top)...max(start.x(at: top), edge.x(at: top)),
          bottom: start.x(at: bottom)...max(start.x(at: bottom), edge.x(at: bottom)))
        spans.append(span)
        left = nil
      }
    }
    return spans
  }

  private static func edges(of path: Path, isSecond: Bool) -> [Edge] {
    path.flattened(tolerance: tolerance).flatMap { polyline -> [Edge] in
      guard let last = polyline.points.last else { return [] }
      return zip([last] + polyline.points, polyline.points).compactMap { Edge(from: $0, to: $1, isSecond: isSecond) }
    }
  }
}

extension FillRule {
  /// Whether points that an outline winds around a number of times are inside of it.
  fileprivate func contains(_ winding: Int) -> Bool {
    switch self {
    case .nonzero: winding != 0
    case .evenodd: !winding.isMultiple(of: 2)
    }
  }
}

/// Builds a path from the slabs of an area, which are added from top to bottom.
protocol SlabCollection {
  /// - Parameter trapezoids: The area in the slab, from left to right.
  mutating func addSlab(_ trapezoids: [Trapezoid], from top: Double, to bottom: Double)
}

/// The part of an area in a slab between two edges: the ranges of x at its top and at its bottom.
struct Trapezoid {
  let top: ClosedRange<Double>
  let bottom: ClosedRange<Double>
}

/// An edge of a polygon that is not horizontal.
private struct Edge {
  let top: Double
  let bottom: Double
  let winding: Int
  let isSecond: Bool
  private let startX: Double
  private let slope: Double

  init?(from: CGPoint, to: CGPoint, isSecond: Bool) {
    guard from.y != to.y, from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return nil }
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    top = Double(upper.y)
    bottom = Double(lower.y)
    startX = Double(upper.x)
    slope = Double(lower.x - upper.x) / Double(lower.y - upper.y)
    guard slope.isFinite else { return nil }
    winding = from.y < to.y ? 1 : -1
    self.isSecond = isSecond
  }

  func x(at y: Double) -> Double { startX + (y - top) * slope }
}
