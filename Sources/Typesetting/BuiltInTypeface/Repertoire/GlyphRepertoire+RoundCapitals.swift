/// The capitals made of bowls.
extension GlyphRepertoire {
  mutating func addRoundCapitals() {
    let (cap, over) = (VerticalGrid.capHeight, VerticalGrid.overshoot)
    let straight = SideBearing(90, loss: 0.26)
    let round = SideBearing(50, loss: 0.18)

    addCapital("O", width: 664, left: round, right: round) {
      $0.ring(0, -over, $0.width, cap + over)
    }
    addCapital("Q", width: 664, left: round, right: round) {
      $0.ring(0, -over, $0.width, cap + over)
      $0.tailOfQ()
    }
    addCapital("C", width: 620, left: round, right: SideBearing(44)) {
      let reach = $0.width - $0.halfStem * 0.76
      $0.openBowl(bottom: -over, top: cap + over, upperTerminal: (reach, 492), lowerTerminal: (reach, 223))
    }
    addCapital("G", width: 630, left: round, right: SideBearing(62, loss: 0.2)) {
      let (left, right, waist) = ($0.halfStem, $0.width - $0.halfStem, 366.0)
      let (upper, lower, middle) = (cap + over - $0.halfBar, -over + $0.halfBar, cap / 2)
      let crown = $0.width * 0.515
      let turn = min(290, waist - $0.bar - 12)
      $0.stroke {
        $0.start(right - 8, 506)
        $0.fromTerminal(crown, upper)
        $0.arc(.level, left, middle)
        $0.arc(.upright, crown, lower)
        $0.arc(.level, right, turn)
        $0.line(right, waist)
      }
      $0.bar(top: waist, $0.width * 0.54, $0.width)
    }
    addCapital("D", width: 580, left: straight, right: round) {
      let (right, upper, lower) = ($0.width - $0.halfStem, cap - $0.halfBar, $0.halfBar)
      let shoulder = $0.width * 0.40
      $0.stem(left: 0, 0, cap)
      $0.stroke {
        $0.start(10, upper)
        $0.line(shoulder, upper)
        $0.arc(.level, right, cap / 2)
        $0.arc(.upright, shoulder, lower)
        $0.line(10, lower)
      }
    }
    addCapital("P", width: 486, left: straight, right: SideBearing(42)) {
      $0.stem(left: 0, 0, cap)
      $0.capitalBowl(top: cap, bottom: 282, right: $0.width)
    }
    addCapital("B", width: 500, left: straight, right: SideBearing(46)) {
      $0.pen.bar *= 0.97
      $0.stem(left: 0, 0, cap)
      $0.capitalBowl(top: cap, bottom: 376 - $0.halfBar, right: $0.width - 26)
      $0.capitalBowl(top: 376 + $0.halfBar, bottom: 0, right: $0.width)
    }
    addCapital("R", width: 508, left: straight, right: SideBearing(30, loss: 0.1)) {
      $0.stem(left: 0, 0, cap)
      $0.capitalBowl(top: cap, bottom: 300, right: $0.width - 14)
      $0.pen = $0.pen.relieved(by: 0.05)
      $0.slant(right: $0.width, 0, to: $0.width * 0.47 + $0.halfStem, 300 + $0.halfBar)
    }
    addCapital("J", width: 428, left: SideBearing(36), right: SideBearing(86, loss: 0.26)) {
      let (right, lower, left) = ($0.width - $0.halfStem, -over + $0.halfBar, $0.halfStem)
      let middle = $0.width * 0.49
      $0.stroke {
        $0.start(right, cap)
        $0.line(right, 215)
        $0.arc(.upright, middle, lower)
        $0.arc(.level, left, 205)
      }
    }
    addCapital("U", width: 560, left: SideBearing(86, loss: 0.26), right: SideBearing(86, loss: 0.26)) {
      let (left, right, lower) = ($0.halfStem, $0.width - $0.halfStem, -over + $0.halfBar)
      let middle = $0.width / 2
      $0.stroke {
        $0.start(left, cap)
        $0.line(left, 262)
        $0.arc(.upright, middle, lower)
        $0.arc(.level, right, 262)
        $0.line(right, cap)
      }
    }
    addCapital("S", width: 540, left: SideBearing(48), right: SideBearing(48)) {
      $0.doubleCurve(
        bottom: -over, top: cap + over, upperTerminal: ($0.width - $0.halfStem * 0.80 - 16, 520),
        lowerTerminal: ($0.halfStem * 0.80, 192))
    }
  }
}
