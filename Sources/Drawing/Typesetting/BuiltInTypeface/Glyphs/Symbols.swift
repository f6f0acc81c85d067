import FirstFrameGeometry
import Foundation

/// Arithmetic signs, currency signs and status symbols.
extension GlyphRepertoire {
  /// The height of the center of signs, slightly below the middle of figures.
  private static let axis = 330.0

  mutating func addSymbols() {
    let (cap, over, axis) = (VerticalGrid.capHeight, VerticalGrid.overshoot, Self.axis)
    let sign = SideBearing(70, loss: 0.2)

    add("+", width: 460, growth: 0.5, left: sign, right: sign) {
      $0.bar(middle: axis, 0, $0.width)
      $0.rect(
        $0.width / 2 - $0.halfStem * 0.96, axis - $0.width / 2, $0.width / 2 + $0.halfStem * 0.96,
        axis + $0.width / 2)
    }
    add("±", width: 460, growth: 0.5, left: sign, right: sign) {
      let (raised, half) = (axis + 62, $0.width / 2 - 30)
      $0.bar(middle: raised, 0, $0.width)
      $0.rect(
        $0.width / 2 - $0.halfStem * 0.96, raised - half, $0.width / 2 + $0.halfStem * 0.96, raised + half)
      $0.bar(bottom: 0, 0, $0.width)
    }
    add("=", width: 460, growth: 0.5, left: sign, right: sign) {
      let half = 60 + $0.halfBar
      $0.bar(middle: axis + half, 0, $0.width)
      $0.bar(middle: axis - half, 0, $0.width)
    }
    add("−", width: 460, growth: 0.5, left: sign, right: sign) { $0.bar(middle: axis, 0, $0.width) }
    add("×", width: 390, growth: 0.9, left: SideBearing(104, loss: 0.4), right: SideBearing(104, loss: 0.4)) {
      $0.cross(middle: axis)
    }
    add("÷", width: 460, growth: 0.5, left: sign, right: sign) {
      $0.bar(middle: axis, 0, $0.width)
      $0.dot($0.width / 2, bottom: axis + $0.halfBar + 50)
      $0.dot($0.width / 2, bottom: axis - $0.halfBar - 50 - $0.dotSize)
    }
    add("<", width: 440, growth: 0.5, left: sign, right: sign) { $0.chevron(middle: axis) }
    add(">", width: 440, growth: 0.5, left: sign, right: sign) { $0.mirrored { $0.chevron(middle: axis) } }
    add("~", width: 470, growth: 0.5, left: SideBearing(66), right: SideBearing(66)) {
      let (left, right, middle) = ($0.halfStem * 0.6, $0.width - $0.halfStem * 0.6, $0.width / 2)
      $0.stroke {
        $0.start(left, axis - 62)
        $0.curve(left + 28, axis + 92, middle - 96, axis + 76, middle, axis)
        $0.curve(middle + 96, axis - 76, right - 28, axis - 92, right, axis + 62)
      }
    }
    add("^", width: 430, growth: 0.6, left: SideBearing(50), right: SideBearing(50), strokes: 0.9) {
      let (middle, half) = ($0.width / 2, $0.stem * 0.56)
      $0.diagonal(left: 0, 375, to: middle - half, cap)
      $0.diagonal(right: $0.width, 375, to: middle + half, cap)
    }
    add("*", width: 360, growth: 0.6, left: SideBearing(36), right: SideBearing(36)) {
      $0.asterisk(middle: 545)
    }
    add("`", width: 170, growth: 0.5, left: SideBearing(70), right: SideBearing(110)) {
      $0.diagonal(left: $0.width - $0.stem, 602, to: 0, 745)
    }
    add("#", width: 560, growth: 0.8, left: SideBearing(44), right: SideBearing(44)) {
      $0.pen = $0.pen.scaled(by: 0.93).thinned(by: 0.10)
      let (lean, third) = (72.0, $0.width * 0.33)
      $0.diagonal(left: third - $0.halfStem - lean * 0.55, 0, to: third - $0.halfStem + lean * 0.45, cap)
      $0.diagonal(
        left: $0.width - third - $0.halfStem - lean * 0.45, 0, to: $0.width - third - $0.halfStem + lean * 0.55,
        cap)
      $0.bar(middle: 480, 22, $0.width)
      $0.bar(middle: 235, 0, $0.width - 22)
    }
    add(
      "$", width: 504, growth: 0.5, left: SideBearing(48, loss: 0.075), right: SideBearing(48, loss: 0.075),
      strokes: 1.02
    ) {
      $0.doubleCurve(
        bottom: -over, top: cap + over, upperTerminal: ($0.width - $0.halfStem * 0.80 - 14, 524),
        lowerTerminal: ($0.halfStem * 0.80, 188))
      let (middle, half) = ($0.width / 2, $0.stem * 0.42)
      $0.rect(middle - half, cap - $0.bar, middle + half, 810)
      $0.rect(middle - half, -95, middle + half, $0.bar)
    }
    add(
      "€", width: 540, growth: 0.4, left: SideBearing(20, loss: 0.025), right: SideBearing(40, loss: 0.025),
      strokes: 1.03
    ) {
      let edge = 66.0
      let reach = $0.width - $0.halfStem * 0.76
      let (upper, lower, middle) = (cap + over - $0.halfBar, -over + $0.halfBar, cap / 2)
      let (left, crown) = (edge + $0.halfStem, $0.width * 0.60)
      $0.stroke {
        $0.start(reach, 552)
        $0.fromTerminal(crown, upper)
        $0.arc(.level, left, middle)
        $0.arc(.upright, crown, lower)
        $0.toTerminal(reach, 163)
      }
      $0.pen = $0.pen.scaled(by: 0.88).thinned(by: 0.34)
      $0.bar(middle: middle + 70, 0, $0.width * 0.74)
      $0.bar(middle: middle - 70, 0, $0.width * 0.70)
    }
    add(
      "£", width: 500, growth: 0.5, left: SideBearing(50, loss: 0.075), right: SideBearing(50, loss: 0.075),
      strokes: 1.03
    ) {
      let (upper, left) = (cap + over - $0.halfBar, 92 + $0.halfStem)
      let reach = $0.width - $0.halfStem * 0.8 - 10
      let foot = max($0.halfStem * 0.72, 34)
      $0.bar(bottom: 0, 0, $0.width)
      $0.stroke {
        $0.start(reach, 548)
        $0.fromTerminal(left + 172, upper)
        $0.arc(.level, left, 530)
        $0.line(left, 190)
        $0.curve(left, 120, left - 20, max(foot, 74), left - 62, foot)
      }
      $0.bar(middle: 356, 0, $0.width * 0.78)
    }
    add("%", width: 730, growth: 1.2, left: SideBearing(44), right: SideBearing(44)) {
      $0.pen = $0.pen.scaled(by: 0.86).thinned(by: 0.24)
      let (bowl, lower) = ($0.width * 0.42, $0.width * 0.58)
      $0.ring(0, 364, bowl, cap + over)
      $0.ring(lower, -over, $0.width, cap - 364)
      $0.pen = $0.pen.scaled(by: 0.94)
      $0.diagonal(corner: $0.width * 0.19, 0, to: $0.width * 0.81, cap)
    }
    add("&", width: 590, growth: 0.8, left: SideBearing(44), right: SideBearing(28, loss: 0.1)) { $0.ampersand() }
    add("@", width: 840, growth: 0.6, left: SideBearing(52), right: SideBearing(52)) { $0.at() }
    add("✓", width: 620, growth: 0.3, left: SideBearing(60), right: SideBearing(60)) { $0.checkMark() }
    add("✕", width: 520, growth: 0.3, left: SideBearing(90), right: SideBearing(90)) { $0.cross(middle: 350) }
    add("▲", width: 620, growth: 0, left: SideBearing(50), right: SideBearing(50)) {
      $0.polygon((0, 60), ($0.width, 60), ($0.width / 2, 640))
    }
    add("▼", width: 620, growth: 0, left: SideBearing(50), right: SideBearing(50)) {
      $0.polygon((0, 640), ($0.width, 640), ($0.width / 2, 60))
    }
  }
}

/// Mathematical signs.
extension GlyphRepertoire {
  mutating func addMathematics() {
    let (cap, over, axis) = (VerticalGrid.capHeight, VerticalGrid.overshoot, Self.axis)
    let sign = SideBearing(70, loss: 0.2)

    alias("∆", of: "Δ")
    if let tilde = designs["~"] {
      add("≈", width: 470, growth: 0.5, left: sign, right: sign) {
        for side in [-1.0, 1] {
          $0.place(.translation(x: 0, y: side * (62 + $0.halfBar * 0.8)), tilde.draw)
        }
      }
    }
    if let equals = designs["="] {
      add("≠", width: 460, growth: 0.5, left: sign, right: sign) {
        equals.draw(&$0)
        $0.pen = $0.pen.scaled(by: 0.88).thinned(by: 0.16)
        $0.diagonal(corner: $0.width * 0.20, axis - 250, to: $0.width * 0.80, axis + 250)
      }
    }
    add("≡", width: 460, growth: 0.5, left: sign, right: sign) {
      $0.pen = $0.pen.thinned(by: 0.20)
      for side in [-1.0, 0, 1] { $0.bar(middle: axis + side * 165, 0, $0.width) }
    }
    for (sign, isLess) in [("≤", true), ("≥", false)] as [(Unicode.Scalar, Bool)] {
      add(sign, width: 440, growth: 0.5, left: SideBearing(70, loss: 0.2), right: SideBearing(70, loss: 0.2)) {
        $0.pen = $0.pen.thinned(by: 0.14)
        $0.place(.translation(x: 0, y: 70)) { part in
          if isLess { part.chevron(middle: axis) } else { part.mirrored { $0.chevron(middle: axis) } }
        }
        $0.bar(bottom: 20, 0, $0.width)
      }
    }
    add("∞", width: 800, growth: 0.5, left: SideBearing(50), right: SideBearing(50)) {
      $0.stroke(
        "M400 330C330 210 270 160 195 160C105 160 42 236 42 330C42 424 105 500 195 500C270 500 330 450 400 330"
          + "C470 210 530 160 605 160C695 160 758 236 758 330C758 424 695 500 605 500C530 500 470 450 400 330",
        designedFor: 800, weight: 0.94)
    }
    add("√", width: 560, growth: 0.3, left: SideBearing(30), right: SideBearing(14)) {
      $0.stroke("M10 372L96 372L236 96L392 780L556 780", designedFor: 560, weight: 0.90)
    }
    add("∑", width: 520, growth: 0.5, left: SideBearing(50), right: SideBearing(50)) {
      $0.sum(bottom: -100, top: cap + 50)
    }
    add("∏", width: 620, growth: 0.5, left: SideBearing(60), right: SideBearing(60)) {
      $0.bar(top: cap + 50, 0, $0.width)
      $0.stem(left: 62, -100, cap + 50)
      $0.stem(right: $0.width - 62, -100, cap + 50)
    }
    add("∫", width: 360, growth: 0.4, left: SideBearing(20), right: SideBearing(20)) {
      $0.stroke("M350 764C268 790 208 756 200 640L158 64C150 -60 90 -96 10 -70", designedFor: 360, weight: 0.94)
    }
    add("∂", width: 480, left: SideBearing(46), right: SideBearing(46)) {
      let right = $0.width - $0.halfStem
      $0.ring(0, -over, $0.width, 470)
      let head = cap + over - $0.halfBar
      $0.stroke {
        $0.start(right, 232)
        $0.line(right, 440)
        $0.curve(right, 620, right - 90, head, $0.position.x - 230, head)
        $0.curve($0.position.x - 60, head, 90, head - 30, 60, head - 60)
      }
    }
    add("◊", width: 460, growth: 0.3, left: SideBearing(60), right: SideBearing(60)) {
      $0.stroke("M230 660L420 330L230 0L40 330Z", designedFor: 460, weight: 0.9)
    }
    add("∅", width: 600, growth: 0.3, left: SideBearing(50), right: SideBearing(50)) {
      $0.ring(0, axis - $0.width / 2, $0.width, axis + $0.width / 2, squareness: 0.56)
      $0.pen = $0.pen.scaled(by: 0.84)
      $0.diagonal(corner: 20, axis - $0.width / 2 - 20, to: $0.width - 20, axis + $0.width / 2 + 20)
    }
  }
}

/// The shapes of symbols.
extension Skeleton {
  /// Draws two diagonal strokes that cross at right angles, as high as they are wide.
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

  /// Draws five rays, one of them vertical.
  mutating func asterisk(middle: Double) {
    let radius = width / 2
    // Unit vectors a fifth of a turn apart, from the top.
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
    pen = pen.thinned(by: 0.14)
    let over = VerticalGrid.overshoot
    let (upper, lower) = (VerticalGrid.capHeight + over - halfBar, -over + halfBar)
    let (left, width, foot) = (halfStem, self.width, self.width)
    let (neckLeft, neckRight) = (width * 0.17 + halfStem, width * 0.70 - halfStem)
    let neck = (neckLeft + neckRight) / 2
    let belly = 190.0
    // The diagonal, from the foot at the lower right to the head.
    let (rise, topX) = (470.0, neckLeft + 26)
    let across = diagonalWidth(run: foot - halfStem - topX, rise: rise)
    let footX = foot - across / 2
    diagonal(right: foot, 0, to: footX + (topX - footX) * 0.5 + across / 2, rise * 0.5)
    stroke {
      // To the head, around it, down to the belly, and to the arm.
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
    pen = pen.scaled(by: 0.86).thinned(by: 0.12)
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
