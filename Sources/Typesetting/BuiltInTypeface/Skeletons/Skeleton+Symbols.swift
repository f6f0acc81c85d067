import FirstFrameGeometry
import Foundation

/// The shapes of signs.
extension Skeleton {
  /// Two strokes crossing at right angles, as high as wide.
  mutating func cross(middle: Double) {
    let half = width / 2
    let cut = stem * 0.70711
    for direction in [1.0, -1.0] {
      polygon(
        (half - direction * (half - cut), middle - half), (half - direction * half, middle - half + cut),
        (half + direction * (half - cut), middle + half), (half + direction * half, middle + half - cut))
    }
  }

  mutating func chevron(middle: Double) {
    let (reach, rise) = (width, 215.0)
    let thickness = bar * 1.10
    for side in [1.0, -1.0] {
      polygon(
        (0, middle - side * thickness * 0.5), (0, middle + side * thickness * 0.5),
        (reach, middle + side * (rise + thickness * 0.5)), (reach, middle + side * (rise - thickness * 0.5)))
    }
  }

  /// Five rays, one of them upright.
  mutating func asterisk(middle: Double) {
    let radius = width / 2
    // Unit vectors a fifth of a turn apart.
    let rays: [(x: Double, y: Double)] = [
      (0, 1), (0.951057, 0.309017), (0.587785, -0.809017), (-0.587785, -0.809017), (-0.951057, 0.309017),
    ]
    let half = halfBar * 0.88
    for ray in rays {
      let (endX, endY) = (radius + ray.x * radius, middle + ray.y * radius)
      polygon(
        (radius + ray.y * half, middle - ray.x * half), (endX + ray.y * half, endY - ray.x * half),
        (endX - ray.y * half, endY + ray.x * half), (radius - ray.y * half, middle + ray.x * half))
    }
  }

  mutating func checkMark() {
    let (turn, low) = (width * 0.36, 60.0)
    pen = StrokeWeights(stem: stem * 1.15, bar: stem * 1.15)
    let (reach, inset, size) = (width, stem * 0.42, stem)
    stroke {
      $0.start(inset, 330)
      $0.line(turn, low + size * 0.6)
      $0.line(reach - inset, 640)
    }
  }

  mutating func ampersand() {
    pen = pen.relieved(by: 0.14)
    let over = VerticalGrid.overshoot
    let (upper, lower) = (VerticalGrid.capHeight + over - halfBar, -over + halfBar)
    let (left, width, foot) = (halfStem, self.width, self.width)
    let (neckLeft, neckRight) = (width * 0.17 + halfStem, width * 0.70 - halfStem)
    let neck = (neckLeft + neckRight) / 2
    let belly = 190.0
    // The diagonal, from the foot at the lower right up to the head.
    let (rise, topX) = (470.0, neckLeft + 26)
    let across = slantWidth(run: foot - halfStem - topX, rise: rise)
    let footX = foot - across / 2
    slant(right: foot, 0, to: footX + (topX - footX) * 0.5 + across / 2, rise * 0.5)
    stroke {
      // On to the head, around it, down to the belly, and out to the arm.
      $0.start(footX + (topX - footX) * 0.4, rise * 0.4)
      $0.line(topX, rise)
      $0.curve(neckLeft - 6, 512, neckLeft, 530, neckLeft, 566)
      $0.arc(.upright, neck, upper)
      $0.arc(.level, neckRight, 572)
      $0.curve(neckRight, 486, neckRight - 60, 446, neck - 26, 404)
      $0.curve(left + 56, 340, left, 286, left, belly)
      $0.arc(.upright, width * 0.42, lower)
      $0.curve(width * 0.68, lower, width * 0.86, 150, width * 0.88, 372)
    }
  }

  mutating func at() {
    pen = pen.scaled(by: 0.86).relieved(by: 0.12)
    let (top, bottom) = (720.0 - halfBar, -150.0 + halfBar)
    let width = width
    let (left, right, middleX, middleY) = (halfStem, width - halfStem, width * 0.5, 285.0)
    let (inner, outer) = (width * 0.245 + halfStem, width * 0.705 - halfStem)
    let joint = outer - halfStem * 0.2
    stroke {
      $0.start(outer, 470)
      $0.line(outer, 220)
      $0.curve(outer, 120, outer + 40, 106, outer + 62, 106)
      $0.curve(right - 42, 106, right, 200, right, middleY + 20)
      $0.arc(.upright, middleX, top)
      $0.arc(.level, left, middleY)
      $0.arc(.upright, middleX, bottom)
      $0.curve(width * 0.62, bottom, width * 0.70, bottom + 16, width * 0.77, bottom + 52)
    }
    let (high, low) = (478 - halfBar, 98 + halfBar)
    stroke(Taper(start: 0.75, end: 0.75, length: 120)) {
      $0.start(joint, 350)
      $0.arc(.upright, (inner + outer) / 2 - 8, high)
      $0.arc(.level, inner, (high + low) / 2)
      $0.arc(.upright, (inner + outer) / 2 - 8, low)
      $0.arc(.level, joint, 226)
    }
  }
}
