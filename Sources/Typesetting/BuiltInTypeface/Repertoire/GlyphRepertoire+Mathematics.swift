import FirstFrameGeometry
import Foundation

/// Signs of mathematics.
extension GlyphRepertoire {
  private static let axis = 330.0

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
        $0.pen = $0.pen.scaled(by: 0.88).relieved(by: 0.16)
        $0.slant(corner: $0.width * 0.20, axis - 250, to: $0.width * 0.80, axis + 250)
      }
    }
    add("≡", width: 460, growth: 0.5, left: sign, right: sign) {
      $0.pen = $0.pen.relieved(by: 0.20)
      for side in [-1.0, 0, 1] { $0.bar(middle: axis + side * 165, 0, $0.width) }
    }
    for (sign, isLess) in [("≤", true), ("≥", false)] as [(Unicode.Scalar, Bool)] {
      add(sign, width: 440, growth: 0.5, left: SideBearing(70, loss: 0.2), right: SideBearing(70, loss: 0.2)) {
        $0.pen = $0.pen.relieved(by: 0.14)
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
      $0.slant(corner: 20, axis - $0.width / 2 - 20, to: $0.width - 20, axis + $0.width / 2 + 20)
    }
  }
}
