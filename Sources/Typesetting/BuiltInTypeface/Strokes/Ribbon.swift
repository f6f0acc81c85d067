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
