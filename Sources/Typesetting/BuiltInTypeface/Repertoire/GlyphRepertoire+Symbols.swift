/// Signs of arithmetic, money and state.
extension GlyphRepertoire {
  /// Signs stand around this height, the middle of figures being a little higher.
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
      $0.slant(left: 0, 375, to: middle - half, cap)
      $0.slant(right: $0.width, 375, to: middle + half, cap)
    }
    add("*", width: 360, growth: 0.6, left: SideBearing(36), right: SideBearing(36)) {
      $0.asterisk(middle: 545)
    }
    add("`", width: 170, growth: 0.5, left: SideBearing(70), right: SideBearing(110)) {
      $0.slant(left: $0.width - $0.stem, 602, to: 0, 745)
    }
    add("#", width: 560, growth: 0.8, left: SideBearing(44), right: SideBearing(44)) {
      $0.pen = $0.pen.relieved(by: 0.10)
      let (lean, third) = (72.0, $0.width * 0.33)
      $0.slant(left: third - $0.halfStem - lean * 0.55, 0, to: third - $0.halfStem + lean * 0.45, cap)
      $0.slant(
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
      $0.pen = $0.pen.scaled(by: 0.88).relieved(by: 0.34)
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
      $0.pen = $0.pen.scaled(by: 0.86).relieved(by: 0.24)
      let (bowl, lower) = ($0.width * 0.42, $0.width * 0.58)
      $0.ring(0, 364, bowl, cap + over)
      $0.ring(lower, -over, $0.width, cap - 364)
      $0.pen = $0.pen.scaled(by: 0.94)
      $0.slant(corner: $0.width * 0.19, 0, to: $0.width * 0.81, cap)
    }
    add("&", width: 590, growth: 0.8, left: SideBearing(44), right: SideBearing(18)) { $0.ampersand() }
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
