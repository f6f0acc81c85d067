import FirstFrameGeometry
import Foundation

/// Pictures made of circles and rays.
extension Skeleton {
  private static let rays: [(x: Double, y: Double)] = [
    (0, 1), (0.70710678, 0.70710678), (1, 0), (0.70710678, -0.70710678), (0, -1), (-0.70710678, -0.70710678),
    (-1, 0), (-0.70710678, 0.70710678),
  ]

  /// Unit vectors a fifth of a turn apart, from the top.
  private static let fifths: [(x: Double, y: Double)] = [
    (0, 1), (0.95105652, 0.30901699), (0.58778525, -0.80901699), (-0.58778525, -0.80901699),
    (-0.95105652, 0.30901699),
  ]

  /// A ring of even thickness around the middle of signs.
  mutating func circle(radius: Double) {
    let (middle, axis) = (width / 2, Self.signAxis)
    pen.bar = pen.stem
    ring(middle - radius, axis - radius, middle + radius, axis + radius, squareness: 0.552)
  }

  /// A level-ended block along a ray from the middle, wider at one end.
  private mutating func spoke(
    _ ray: (x: Double, y: Double), _ from: Double, _ to: Double, _ half: Double, _ tip: Double
  ) {
    let (x, y) = (width / 2, Self.signAxis)
    func corner(_ reach: Double, _ side: Double) -> (x: Double, y: Double) {
      (x + ray.x * reach - ray.y * side, y + ray.y * reach + ray.x * side)
    }
    polygon(corner(from, -half), corner(to, -tip), corner(to, tip), corner(from, half))
  }

  mutating func gear() {
    let radius = width / 2
    let thickness = min(stem * 1.30, radius * 0.42)
    let full = pen
    pen = StrokeWeights(stem: thickness, bar: thickness)
    circle(radius: radius * 0.76)
    pen = full
    for ray in Self.rays { spoke(ray, radius * 0.70, radius, radius * 0.18, radius * 0.125) }
  }

  mutating func sun() {
    let (radius, half) = (width / 2, min(halfStem * 0.94, 62))
    disc(radius, Self.signAxis, diameter: radius * 0.92)
    for ray in Self.rays { spoke(ray, radius * 0.64, radius, half, half) }
  }

  /// A ball with a dark pentagon in the middle and seams to five more at the edge.
  mutating func football() {
    let (radius, axis) = (width / 2, Self.signAxis)
    pen = pen.scaled(by: 0.78).relieved(by: 0.30)
    let half = halfStem
    circle(radius: radius)
    var pentagon = Spine()
    for (index, ray) in Self.fifths.enumerated() {
      let (x, y) = (radius + ray.x * radius * 0.36, axis + ray.y * radius * 0.36)
      if index == 0 { pentagon.start(x, y) } else { pentagon.line(x, y) }
      spoke(ray, radius * 0.30, radius * 0.74, half * 0.9, half * 0.9)
      // A dark panel cut off by the ball's edge.
      spoke(ray, radius * 0.66, radius * 0.95, radius * 0.08, radius * 0.30)
    }
    pentagon.close()
    fill(pentagon.path)
  }

  mutating func padlock(isOpen: Bool) {
    let (width, middle, half) = (self.width, self.width / 2, halfStem)
    let (body, foot) = (390.0, 0.0)
    let shackle = width * 0.17 + half
    let top = 690 - half
    pen.bar = pen.stem
    stroke {
      $0.start(shackle, body - 20)
      $0.line(shackle, 520)
      $0.arc(.upright, middle, top, squareness: 0.552)
      $0.arc(.level, width - shackle, 520, squareness: 0.552)
      if !isOpen { $0.line(width - shackle, body - 20) }
    }
    // The body, and a keyhole that runs the other way round.
    rect(0, foot, width, body)
    let hole = min(48, width * 0.09)
    let keyhole = [(-hole, 120.0), (-hole, 270), (hole, 270), (hole, 120)].map {
      CGPoint(x: middle + $0.0, y: $0.1)
    }
    addContour(keyhole, keepingDirection: true)
  }

  /// The star with its inside left out, at most as much as keeps a line of ink.
  mutating func hollowStar() {
    let (radius, middle) = (width / 2, 330.0)
    star()
    let edge = radius * 0.309
    let scale = 1 - min(stem * 0.66, edge * 0.72) / edge
    var inner = Skeleton(width: width, pen: pen)
    inner.star()
    for polyline in inner.outline.flattened(tolerance: Self.tolerance) {
      let hole = polyline.points.map {
        CGPoint(x: radius + ($0.x - radius) * scale, y: middle + ($0.y - middle) * scale)
      }
      addContour(hole.reversed(), keepingDirection: true)
    }
  }
}
