import FirstFrameGeometry
import Foundation

/// The outline of a smooth open stroke of varying thickness.
struct Ribbon {
  let points: [CGPoint]
  let radius: Double
  let taper: Taper

  /// The outline: the right side forwards, then the left side backwards.
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
      // The sum of both unit directions is along the bisector, and is scaled here to the length of a miter.
      let (x, y) = (arriving.x + leaving.x, arriving.y + leaving.y)
      let reach = 2 * radius * taper.thickness(fromStart: walked, toEnd: total - walked) / (x * x + y * y)
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

/// The thinning of a stroke where it joins another one, so that the joint is not too dark.
struct Taper: Sendable {
  /// The thickness at the start of the stroke, as a fraction of its full thickness.
  var start: Double
  /// The thickness at the end of the stroke, as a fraction of its full thickness.
  var end: Double
  /// The distance from each end to the point where the stroke has its full thickness.
  var length: Double

  init(start: Double = 1, end: Double = 1, length: Double = 190) {
    self.start = start
    self.end = end
    self.length = length
  }

  /// Returns the fraction of the full thickness at a point, given its distances from both ends along the stroke.
  func thickness(fromStart: Double, toEnd: Double) -> Double {
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
  /// The area within a closed contour; positive if it is counterclockwise with y up.
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
