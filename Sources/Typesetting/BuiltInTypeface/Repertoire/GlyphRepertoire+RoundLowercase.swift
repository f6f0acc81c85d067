/// The lowercase letters made of bowls.
extension GlyphRepertoire {
  mutating func addRoundLowercase() {
    let (x, ascender, descender) = (VerticalGrid.xHeight, VerticalGrid.ascender, VerticalGrid.descender)
    let over = VerticalGrid.overshoot

    add("o", width: 500, left: .round, right: .round) {
      $0.ring(0, -over, $0.width, x + over)
    }
    add("b", width: 476, left: .straight, right: .round) {
      $0.stem(left: 0, 0, ascender)
      $0.lowercaseBowl()
    }
    add("p", width: 476, left: .straight, right: .round) {
      $0.stem(left: 0, descender, x)
      $0.lowercaseBowl()
    }
    add("d", width: 476, left: .round, right: .straight) {
      $0.stem(right: $0.width, 0, ascender)
      $0.mirrored { $0.lowercaseBowl() }
    }
    add("q", width: 476, left: .round, right: .straight) {
      $0.stem(right: $0.width, descender, x)
      $0.mirrored { $0.lowercaseBowl() }
    }
    add("g", width: 476, left: .round, right: .straight) {
      $0.mirrored { $0.bowl(bottom: 8, top: x + over) }
      let (right, bottom) = ($0.width - $0.halfStem, descender - over + $0.halfBar)
      let (middle, terminal) = ($0.width * 0.5, $0.halfStem + 12)
      $0.stroke {
        $0.start(right, x)
        $0.line(right, 0)
        $0.arc(.upright, middle, bottom)
        $0.toTerminal(terminal, -88)
      }
    }
    add("c", width: 458, growth: 0.8, left: .round, right: SideBearing(34, loss: 0.14)) {
      let reach = $0.width - $0.halfStem * 0.72
      $0.openBowl(bottom: -over, top: x + over, upperTerminal: (reach, 360), lowerTerminal: (reach, 160))
    }
    add("e", width: 490, left: .round, right: SideBearing(44, loss: 0.16)) {
      $0.pen.bar *= 0.96
      let (right, top, bottom) = ($0.width - $0.halfStem, x + over - $0.halfBar, -over + $0.halfBar)
      let (middle, left, waist) = ($0.width * 0.505, $0.halfStem, 262.0)
      let cut = waist - $0.halfBar
      let terminal = $0.width - $0.halfStem * 0.9
      $0.stroke {
        $0.start(right, cut)
        $0.line(right, waist + 8)
        $0.arc(.upright, middle, top)
        $0.arc(.level, left, waist)
        $0.arc(.upright, middle + 8, bottom)
        $0.toTerminal(terminal, 132, rise: 0.52)
      }
      $0.bar(middle: waist, left, right)
    }
    add("a", width: 432, growth: 0.85, left: SideBearing(46, loss: 0.16), right: SideBearing(79, loss: 0.26)) {
      $0.pen.bar *= 0.97
      let (right, top) = ($0.width - $0.halfStem, x + over - $0.halfBar)
      let waist = 288.0
      let crown = $0.width * 0.485
      let terminal = 26 + $0.halfStem * 0.8
      $0.stroke {
        $0.start(right, 0)
        $0.line(right, 335)
        $0.arc(.upright, crown, top)
        $0.toTerminal(terminal, 382)
      }
      $0.belly(waist: waist)
    }
    add("s", width: 420, growth: 0.85, left: SideBearing(44), right: SideBearing(44)) {
      $0.doubleCurve(
        bottom: -over, top: x + over, upperTerminal: ($0.width - $0.halfStem * 0.74 - 12, 382),
        lowerTerminal: ($0.halfStem * 0.74, 136))
    }
  }
}
