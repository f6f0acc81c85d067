import FirstFrameGeometry
import Foundation

/// The outline of a smooth open stroke whose thickness changes along the way.
struct Ribbon {
  let points: [CGPoint]
  let radius: Double
  let taper: Taper

  /// The right side there and the left side back.
  var outline: [CGPoint] {
    let line = distinctPoints
    guard line.count > 1 else { return [] }
    let total = zip(line, line.dropFirst()).reduce(0) { $0 + distance(from: $1.0, to: $1.1) }
    var left: [CGPoint] = []
    var right: [CGPoint] = []
    var walked = 0.0
    for (index, point) in line.enumerated() {
      let before = line[max(index - 1, 0)]
      let after = line[min(index + 1, line.count - 1)]
      if index > 0 { walked += distance(from: before, to: point) }
      let arriving = index > 0 ? direction(from: before, to: point) : direction(from: point, to: after)
      let leaving = index < line.count - 1 ? direction(from: point, to: after) : arriving
      // Both unit directions added: along the bisector, and scaled to the length of a miter.
      let (x, y) = (arriving.x + leaving.x, arriving.y + leaving.y)
      let reach = 2 * radius * taper.share(fromStart: walked, toEnd: total - walked) / (x * x + y * y)
      left.append(CGPoint(x: point.x - y * reach, y: point.y + x * reach))
      right.append(CGPoint(x: point.x + y * reach, y: point.y - x * reach))
    }
    return right + left.reversed()
  }

  private var distinctPoints: [CGPoint] {
    points.reduce(into: []) { line, point in
      if line.last != point { line.append(point) }
    }
  }

  private func distance(from: CGPoint, to: CGPoint) -> Double {
    let (x, y) = (to.x - from.x, to.y - from.y)
    return (x * x + y * y).squareRoot()
  }

  private func direction(from: CGPoint, to: CGPoint) -> CGPoint {
    let length = distance(from: from, to: to)
    return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
  }
}

/// How a stroke thins where it grows out of another one, so that the joint does not clot.
struct Taper: Sendable {
  /// The thickness at the stroke's start and end, as shares of its full thickness.
  var start: Double
  var end: Double
  /// The length over which it gains full thickness.
  var length: Double

  init(start: Double = 1, end: Double = 1, length: Double = 190) {
    self.start = start
    self.end = end
    self.length = length
  }

  /// The share of the full thickness at a point, by the distances to both ends along the stroke.
  func share(fromStart: Double, toEnd: Double) -> Double {
    eased(start, fromStart) * eased(end, toEnd)
  }

  private func eased(_ share: Double, _ distance: Double) -> Double {
    let t = min(distance / length, 1)
    return share + (1 - share) * t * t * (3 - 2 * t)
  }
}

extension Path {
  /// Appends a closed subpath through points.
  mutating func addContour(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    closeSubpath()
  }
}

extension [CGPoint] {
  /// The area within a closed contour; positive where it runs counterclockwise, y up.
  var signedArea: CGFloat {
    guard var previous = last else { return 0 }
    var doubled: CGFloat = 0
    for point in self {
      doubled += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return doubled / 2
  }
}
