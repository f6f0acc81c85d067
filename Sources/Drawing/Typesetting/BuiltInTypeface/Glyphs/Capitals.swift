/// The capitals that consist of stems, bars and diagonals.
extension GlyphRepertoire {
  /// The factor of the stroke thickness of capitals, which are larger than lowercase letters.
  static let capitalStrokes = 1.07

  mutating func addCapital(
    _ character: Unicode.Scalar, width: Double, growth: Double = 0.75, left: SideBearing, right: SideBearing,
    draw: @escaping @Sendable (inout Skeleton) -> Void
  ) {
    add(
      character, width: width, growth: growth, left: left, right: right, strokes: Self.capitalStrokes,
      draw: draw)
  }

  mutating func addCapitals() {
    let cap = VerticalGrid.capHeight
    let straight = SideBearing.capitalStraight

    addCapital("A", width: 638, left: .sharp, right: .sharp) {
      let half = $0.stem * 0.60
      let middle = $0.width / 2
      $0.diagonal(left: 0, 0, to: middle - half, cap)
      $0.diagonal(right: $0.width, 0, to: middle + half, cap)
      let inset = (middle - half) * (210 / cap) + $0.halfStem
      $0.bar(middle: 212, inset, $0.width - inset)
    }
    addCapital("E", width: 438, left: straight, right: SideBearing(48)) {
      $0.stem(left: 0, 0, cap)
      $0.bar(top: cap, 0, $0.width)
      $0.bar(middle: 372, 0, $0.width - 26)
      $0.bar(bottom: 0, 0, $0.width)
    }
    addCapital("F", width: 424, left: straight, right: SideBearing(36)) {
      $0.stem(left: 0, 0, cap)
      $0.bar(top: cap, 0, $0.width)
      $0.bar(middle: 348, 0, $0.width - 30)
    }
    addCapital("H", width: 556, left: straight, right: straight) {
      $0.stem(left: 0, 0, cap)
      $0.stem(right: $0.width, 0, cap)
      $0.bar(middle: 366, 0, $0.width)
    }
    addCapital("I", width: 90, growth: 1.07, left: straight, right: straight) {
      $0.stem(left: 0, 0, cap)
    }
    addCapital("L", width: 420, left: straight, right: SideBearing(34)) {
      $0.stem(left: 0, 0, cap)
      $0.bar(bottom: 0, 0, $0.width)
    }
    addCapital("T", width: 570, left: SideBearing(32), right: SideBearing(32)) {
      $0.bar(top: cap, 0, $0.width)
      $0.stem(left: $0.width / 2 - $0.halfStem, 0, cap)
    }
    addCapital("K", width: 546, left: straight, right: .sharp) {
      $0.stem(left: 0, 0, cap)
      $0.arms(fork: 196, top: cap, joint: 0.24)
    }
    addCapital("M", width: 690, growth: 1.1, left: straight, right: straight) {
      $0.pen = $0.pen.thinned(by: 0.08)
      $0.stem(left: 0, 0, cap)
      $0.stem(right: $0.width, 0, cap)
      $0.pen = $0.pen.thinned(by: 0.12)
      let middle = $0.width / 2
      let half = $0.stem * 0.52
      $0.diagonal(left: middle - half, 0, to: 0, cap)
      $0.diagonal(right: middle + half, 0, to: $0.width, cap)
    }
    addCapital("N", width: 566, left: straight, right: straight) {
      $0.stem(left: 0, 0, cap)
      $0.stem(right: $0.width, 0, cap)
      $0.pen = $0.pen.thinned(by: 0.10)
      $0.diagonal(corner: $0.width, 0, to: 0, cap)
    }
    addCapital("V", width: 638, left: .sharp, right: .sharp) {
      $0.wedge(from: 0, to: $0.width, top: cap)
    }
    addCapital(
      "W", width: 940, growth: 1.4, left: .sharp, right: .sharp
    ) {
      $0.pen = $0.pen.thinned(by: 0.12)
      let overlap = $0.stem * 0.52
      $0.wedge(from: 0, to: $0.width / 2 + overlap, top: cap)
      $0.wedge(from: $0.width / 2 - overlap, to: $0.width, top: cap)
    }
    addCapital("X", width: 612, left: SideBearing(23, loss: 0.07), right: SideBearing(23, loss: 0.07)) {
      $0.pen = $0.pen.thinned(by: 0.06)
      $0.diagonal(corner: 0, 0, to: $0.width, cap)
      $0.diagonal(corner: $0.width, 0, to: 0, cap)
    }
    addCapital("Y", width: 620, left: SideBearing(20, loss: 0.07), right: SideBearing(20, loss: 0.07)) {
      let (middle, half, fork) = ($0.width / 2, $0.halfStem, 286.0)
      $0.stem(left: middle - half, 0, fork)
      // Both arms are one shape, so that neither is visible on the other side of the stem.
      let across = $0.diagonalWidth(run: middle - half, rise: cap - fork)
      let crotch = fork + (cap - fork) * (across - half) / (middle - half)
      $0.polygon(
        (middle - half, fork), (middle + half, fork), ($0.width, cap), ($0.width - across, cap),
        (middle, crotch), (across, cap), (0, cap))
    }
    addCapital("Z", width: 536, left: SideBearing(46), right: SideBearing(46)) {
      $0.bar(top: cap, 12, $0.width - 4)
      $0.bar(bottom: 0, 0, $0.width)
      let foot = $0.bar
      $0.pen = $0.pen.thinned(by: 0.06)
      $0.diagonal(corner: 0, foot, to: $0.width - 4, cap - foot)
    }
  }
}

/// The capitals that consist of bowls.
extension GlyphRepertoire {
  mutating func addRoundCapitals() {
    let (cap, over) = (VerticalGrid.capHeight, VerticalGrid.overshoot)
    let straight = SideBearing.capitalStraight
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
      $0.pen = $0.pen.thinned(by: 0.05)
      $0.diagonal(right: $0.width, 0, to: $0.width * 0.47 + $0.halfStem, 300 + $0.halfBar)
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
