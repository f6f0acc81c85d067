/// The Greek lowercase letters made of bowls and diagonals.
extension GlyphRepertoire {
  mutating func addGreekCurves() {
    let (x, ascender, descender) = (VerticalGrid.xHeight, VerticalGrid.ascender, VerticalGrid.descender)
    let over = VerticalGrid.overshoot

    add("γ", width: 500, left: .sharp, right: .sharp) {
      let (middle, half, fork) = ($0.width / 2, $0.halfStem, 40.0)
      $0.stem(left: middle - half, descender, fork)
      let across = $0.slantWidth(run: middle - half, rise: x - fork)
      let crotch = fork + (x - fork) * (across - half) / (middle - half)
      $0.polygon(
        (middle - half, fork), (middle + half, fork), ($0.width, x), ($0.width - across, x), (middle, crotch),
        (across, x), (0, x))
    }
    add("δ", width: 490, left: .round, right: .round) {
      let (top, right) = (ascender + over - $0.halfBar, $0.width - $0.halfStem)
      let (neck, end) = ($0.width * 0.24, $0.width * 0.84)
      $0.ring(0, -over, $0.width, 488)
      $0.stroke {
        $0.start(right - 4, 262)
        $0.curve(right - 6, 420, neck + 8, 480, neck + 8, 616)
        $0.curve(neck + 8, top - 24, neck + 70, top, $0.position.x + 150, top)
        $0.curve(end - 70, top, end - 30, top - 10, end, top - 30)
      }
    }
    add("ε", width: 404, growth: 0.85, left: SideBearing(46), right: SideBearing(40)) {
      $0.mirrored { $0.doubleBowl(top: x) }
    }
    add("ζ", width: 404, growth: 0.7, left: SideBearing(50), right: SideBearing(22)) {
      let (left, right, top) = ($0.halfStem, $0.width, ascender - $0.halfBar)
      $0.bar(top: ascender, 24, right - 12)
      $0.stroke {
        $0.start(right - 60, top)
        $0.curve(left + 130, 560, left, 400, left, 232)
        $0.curve(left, 40, right - 40, 100, right - 46, -50)
        $0.curve(right - 50, -120, right - 96, -150, right - 156, -158)
      }
    }
    add("θ", width: 484, left: SideBearing(54, loss: 0.2), right: SideBearing(54, loss: 0.2)) {
      $0.ring(0, -over, $0.width, ascender + over)
      $0.bar(middle: ascender / 2, $0.halfStem, $0.width - $0.halfStem)
    }
    add("λ", width: 516, left: .sharp, right: .sharp) {
      let joint = 356.0
      $0.slant(corner: $0.width, 0, to: 34, ascender)
      let across = $0.slantWidth(run: $0.width * 0.5, rise: ascender)
      let lean = ($0.width - across - 34) / ascender
      let meet = $0.width - across - lean * joint
      // Narrower than the long diagonal, behind which its end is hidden.
      $0.pen = $0.pen.scaled(by: 0.96).relieved(by: 0.10)
      $0.slant(left: 0, 0, to: meet, joint)
    }
    add("ξ", width: 404, growth: 0.8, left: SideBearing(46), right: SideBearing(22)) {
      $0.pen.bar *= 0.94
      let (left, right, top) = ($0.halfStem, $0.width, ascender - $0.halfBar)
      let (waist, crown) = (416.0, $0.width * 0.58)
      $0.bar(top: ascender, 26, right - 16)
      $0.stroke {
        $0.start(crown + 10, top)
        $0.arc(.level, left + 28, (top + waist) / 2)
        $0.arc(.upright, crown, waist)
      }
      $0.bar(middle: waist, crown - 2, right - 40)
      $0.stroke {
        $0.start(crown, waist)
        $0.arc(.level, left, 208)
        $0.curve(left, 40, right - 50, 90, right - 46, -50)
        $0.curve(right - 50, -120, right - 96, -150, right - 156, -158)
      }
    }
    add("σ", width: 520, left: .round, right: SideBearing(12)) {
      $0.ring(0, -over, $0.width - 36, x + over)
      $0.bar(top: x, $0.width * 0.46, $0.width)
    }
    add("ς", width: 436, growth: 0.8, left: .round, right: SideBearing(30, loss: 0.14)) {
      let (left, top, right) = ($0.halfStem, x + over - $0.halfBar, $0.width)
      let reach = $0.width - $0.halfStem * 0.72
      $0.stroke {
        $0.start(reach, 384)
        $0.fromTerminal(right * 0.53, top)
        $0.arc(.level, left, 262)
        $0.curve(left, 70, right - 66, 100, right - 62, -46)
        $0.curve(right - 66, -116, right - 106, -146, right - 160, -156)
      }
    }
    add("χ", width: 500, left: SideBearing(14, loss: 0.06), right: SideBearing(14, loss: 0.06)) {
      $0.pen = $0.pen.relieved(by: 0.06)
      $0.slant(corner: 0, descender, to: $0.width, x)
      $0.slant(corner: $0.width, descender, to: 0, x)
    }
  }
}
