import FirstFrameGeometry
import Foundation

/// Builds the outline of an area from its slabs, which are added from top to bottom.
struct AreaOutline: SlabCollection {
  private var segments: [Segment] = []
  /// The bases at the bottom of the last slab, from left to right.
  private var bases: [ClosedRange<Double>] = []
  private var level = 0.0

  /// A directed line with the area on its right side, with y down.
  private struct Segment {
    let start: CGPoint
    let end: CGPoint
  }

  mutating func addSlab(_ trapezoids: [Trapezoid], from top: Double, to bottom: Double) {
    let spans = Self.joined(trapezoids)
    if top != level { addBases([], at: level) }
    level = top
    addBases(spans.map(\.top), at: top)
    for span in spans {
      add(from: (span.bottom.lowerBound, bottom), to: (span.top.lowerBound, top))
      add(from: (span.top.upperBound, top), to: (span.bottom.upperBound, bottom))
    }
    bases = spans.map(\.bottom)
    level = bottom
  }

  /// Returns the trapezoids with those that share a side joined.
  private static func joined(_ trapezoids: [Trapezoid]) -> [Trapezoid] {
    var result: [Trapezoid] = []
    for next in trapezoids {
      guard let last = result.last, abs(next.top.lowerBound - last.top.upperBound) <= 1e-7,
        abs(next.bottom.lowerBound - last.bottom.upperBound) <= 1e-7
      else {
        result.append(next)
        continue
      }
      result[result.count - 1] = Trapezoid(
        top: last.top.lowerBound...max(last.top.upperBound, next.top.upperBound),
        bottom: last.bottom.lowerBound...max(last.bottom.upperBound, next.bottom.upperBound))
    }
    return result
  }

  /// Adds the parts of a level that have the area on one side only.
  private mutating func addBases(_ lower: [ClosedRange<Double>], at y: Double) {
    let ends = Set((bases + lower).flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    for (left, right) in zip(ends, ends.dropFirst()) where right > left {
      let middle = (left + right) / 2
      let (isAbove, isBelow) = (bases.contains { $0.contains(middle) }, lower.contains { $0.contains(middle) })
      if isBelow, !isAbove { add(from: (left, y), to: (right, y)) }
      if isAbove, !isBelow { add(from: (right, y), to: (left, y)) }
    }
    bases = []
  }

  private mutating func add(from start: (Double, Double), to end: (Double, Double)) {
    let segment = Segment(start: CGPoint(x: start.0, y: start.1), end: CGPoint(x: end.0, y: end.1))
    if Vertex(segment.start) != Vertex(segment.end) { segments.append(segment) }
  }

  /// The closed polygons along the segments.
  var path: Path {
    var finished = self
    finished.addBases([], at: level)
    return Path { path in
      for polygon in finished.polygons where polygon.count > 2 {
        path.move(to: polygon[0])
        for point in polygon.dropFirst() { path.addLine(to: point) }
        path.closeSubpath()
      }
    }
  }

  private var polygons: [[CGPoint]] {
    var outgoing: [Vertex: [Int]] = [:]
    for (index, segment) in segments.enumerated().reversed() {
      outgoing[Vertex(segment.start), default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: segments.count)
    return segments.indices.compactMap { first in
      guard !isUsed[first] else { return nil }
      var polygon: [CGPoint] = []
      var next: Int? = first
      while let index = next, !isUsed[index] {
        isUsed[index] = true
        polygon.append(segments[index].start)
        let end = Vertex(segments[index].end)
        next = outgoing[end]?.last { !isUsed[$0] }
      }
      return Self.withoutStraightCorners(polygon)
    }
  }

  private static func withoutStraightCorners(_ points: [CGPoint]) -> [CGPoint] {
    points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let (point, after) = (points[index], points[(index + 1) % points.count])
      let turn = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
      return abs(turn) > 1e-9
    }.map { points[$0] }
  }

  /// A point to which points at most about a millionth away are equal.
  private struct Vertex: Hashable {
    let x: Int
    let y: Int

    init(_ point: CGPoint) {
      x = Int(clamping: (point.x * 1e6).rounded())
      y = Int(clamping: (point.y * 1e6).rounded())
    }
  }
}
