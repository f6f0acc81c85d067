import FirstFrameGeometry
import Foundation

/// The Cyrillic letters that have a small capital as their lowercase form.
extension GlyphRepertoire {
  private static let straight = SideBearing.capitalStraight
  private static let round = SideBearing(50, loss: 0.18)

  mutating func addCyrillic() {
    let (straight, round) = (Self.straight, Self.round)
    addCases("Г", "г", widths: (410, 306), left: straight, right: SideBearing(30)) { $0.corner(top: $1) }
    addCases("Ґ", "ґ", widths: (410, 306), left: straight, right: SideBearing(38)) {
      $0.corner(top: $1)
      $0.stem(right: $0.width, $1 - $0.bar, $1 + 112)
    }
    addCases("Ж", "ж", widths: (880, 716), growth: 1.2, left: .sharp, right: .sharp) { $0.doubleArms(top: $1) }
    addCases("З", "з", widths: (500, 404), growth: 0.85, left: SideBearing(44), right: SideBearing(48)) {
      $0.doubleBowl(top: $1)
    }
    addCases("И", "и", widths: (566, 446), left: straight, right: straight) { skeleton, top in
      skeleton.stem(left: 0, 0, top)
      skeleton.stem(right: skeleton.width, 0, top)
      skeleton.pen = skeleton.pen.thinned(by: 0.10)
      skeleton.diagonal(corner: 0, 0, to: skeleton.width, top)
    }
    addCases("Л", "л", widths: (606, 476), growth: 1.15, left: SideBearing(20, loss: 0.06), right: straight) {
      $0.stem(right: $0.width, 0, $1)
      $0.bar(top: $1, $0.width * 0.28, $0.width)
      $0.bentLeg(from: $0.width * 0.28 + $0.halfStem * 0.9, top: $1)
    }
    addCases("П", "п", widths: (556, 440), left: straight, right: straight) { $0.gate(top: $1) }
    addCases("Ц", "ц", widths: (640, 514), left: straight, right: SideBearing(28)) {
      let right = $0.width - 84
      $0.stem(left: 0, 0, $1)
      $0.stem(right: right, 0, $1)
      $0.bar(bottom: 0, 0, $0.width)
      $0.cornerTail()
    }
    addCases("Ч", "ч", widths: (530, 416), left: SideBearing(82, loss: 0.26), right: straight) {
      let (left, top, waist) = ($0.halfStem, $1, $1 * 0.42)
      $0.stem(right: $0.width, 0, $1)
      let right = $0.width - $0.halfStem
      let turn = min(190.0, top * 0.3)
      $0.stroke {
        $0.start(left, top)
        $0.line(left, waist + turn)
        $0.arc(.upright, left + (right - left) * 0.52, waist)
        $0.line(right, waist + 10)
      }
    }
    addCases("Ш", "ш", widths: (800, 664), growth: 1.5, left: straight, right: straight) {
      $0.comb(top: $1, right: $0.width)
    }
    addCases("Щ", "щ", widths: (880, 736), growth: 1.5, left: straight, right: SideBearing(28)) {
      $0.comb(top: $1, right: $0.width - 80)
      $0.bar(bottom: 0, $0.width - 100, $0.width)
      $0.cornerTail()
    }
    addCases("Ь", "ь", widths: (486, 408), left: straight, right: SideBearing(42)) {
      $0.stem(left: 0, 0, $1)
      $0.softBowl(left: 0, right: $0.width, top: $1)
    }
    addCases("Ъ", "ъ", widths: (610, 516), left: SideBearing(26), right: SideBearing(42)) {
      let spine = $0.width * 0.22
      $0.bar(top: $1, 0, spine + $0.halfStem)
      $0.stem(left: spine, 0, $1)
      $0.softBowl(left: spine, right: $0.width, top: $1)
    }
    addCases("Ы", "ы", widths: (690, 596), growth: 1.2, left: straight, right: straight) {
      $0.stem(left: 0, 0, $1)
      $0.softBowl(left: 0, right: $0.width - $0.stem - 66, top: $1)
      $0.stem(right: $0.width, 0, $1)
    }
    addCases("Э", "э", widths: (620, 446), left: SideBearing(44), right: round) { skeleton, top in
      skeleton.mirrored { $0.barredBowl(top: top) }
    }
    addCases("Є", "є", widths: (620, 446), left: round, right: SideBearing(44)) { $0.barredBowl(top: $1) }
    addCases("Ю", "ю", widths: (850, 676), growth: 1.2, left: straight, right: round) {
      let over = VerticalGrid.overshoot
      let start = $0.width * 0.28
      $0.stem(left: 0, 0, $1)
      $0.bar(middle: $1 * 0.505, 0, start + $0.halfStem)
      $0.ring(start, -over, $0.width, $1 + over)
    }
    addCases("Я", "я", widths: (508, 420), left: SideBearing(30, loss: 0.1), right: straight) { skeleton, top in
      skeleton.mirrored {
        $0.stem(left: 0, 0, top)
        $0.capitalBowl(top: top, bottom: top * 0.42, right: $0.width - 10)
        $0.pen = $0.pen.thinned(by: 0.05)
        $0.diagonal(right: $0.width, 0, to: $0.width * 0.48 + $0.halfStem, top * 0.42 + $0.halfBar)
      }
    }
    let foot = SideBearing(30, loss: 0.12)
    addCases("Д", "д", widths: (664, 536), growth: 1.3, left: foot, right: foot) {
      $0.bar(bottom: 0, 0, $0.width)
      $0.rect(0, -$0.tailDepth, $0.stem * 0.92, $0.bar)
      $0.cornerTail()
      let right = $0.width - 66
      $0.stem(right: right, 0, $1)
      let shoulder = $0.width * 0.30
      $0.bar(top: $1, shoulder, right)
      $0.pen = $0.pen.thinned(by: 0.16)
      let (x, high, foot) = (shoulder, $1, 66.0)
      $0.polygon(
        (foot, $0.halfBar), (foot + $0.stem * 1.06, $0.halfBar), (foot + $0.stem * 1.06 + 28, $0.bar + 46),
        (x + $0.stem, high), (x, high))
    }
    addCases("Џ", "џ", widths: (556, 440), left: straight, right: straight) {
      $0.stem(left: 0, 0, $1)
      $0.stem(right: $0.width, 0, $1)
      $0.bar(bottom: 0, 0, $0.width)
      $0.stem(left: $0.width / 2 - $0.halfStem, -$0.tailDepth, $0.bar)
    }
    addCases("Љ", "љ", widths: (880, 724), growth: 1.6, left: SideBearing(20, loss: 0.06), right: SideBearing(42)) {
      $0.pen = $0.pen.thinned(by: 0.08)
      let spine = $0.width * 0.50
      $0.stem(left: spine, 0, $1)
      $0.bar(top: $1, $0.width * 0.20, spine + $0.halfStem)
      $0.bentLeg(from: $0.width * 0.20 + $0.halfStem * 0.9, top: $1)
      $0.softBowl(left: spine, right: $0.width, top: $1)
    }
    addCases("Њ", "њ", widths: (850, 700), growth: 1.6, left: straight, right: SideBearing(42)) {
      $0.pen = $0.pen.thinned(by: 0.08)
      let spine = $0.width * 0.49
      $0.stem(left: 0, 0, $1)
      $0.bar(middle: $1 * 0.592 - $0.halfBar, 0, spine + $0.halfStem)
      $0.stem(left: spine, 0, $1)
      $0.softBowl(left: spine, right: $0.width, top: $1)
    }
  }
}

extension Skeleton {
  /// Draws Г and Γ.
  mutating func corner(top: Double) {
    stem(left: 0, 0, top)
    bar(top: top, 0, width)
  }

  /// Draws П and Π.
  mutating func gate(top: Double) {
    stem(left: 0, 0, top)
    stem(right: width, 0, top)
    bar(top: top, 0, width)
  }

  /// Draws Ш: three stems on a bar.
  mutating func comb(top: Double, right: Double) {
    pen = pen.thinned(by: 0.08)
    stem(left: 0, 0, top)
    stem(left: (right - stem) / 2, 0, top)
    stem(right: right, 0, top)
    bar(bottom: 0, 0, right)
  }
}

/// The Cyrillic letters with different shapes in uppercase and lowercase.
extension GlyphRepertoire {
  mutating func addCyrillicForms() {
    let (cap, x, over) = (VerticalGrid.capHeight, VerticalGrid.xHeight, VerticalGrid.overshoot)
    let (ascender, descender) = (VerticalGrid.ascender, VerticalGrid.descender)
    let straight = SideBearing.capitalStraight

    addCapital("Б", width: 490, left: straight, right: SideBearing(42)) {
      $0.stem(left: 0, 0, cap)
      $0.bar(top: cap, 0, $0.width - 44)
      $0.softBowl(left: 0, right: $0.width, top: cap)
    }
    add("б", width: 500, left: .round, right: .round) {
      let (left, right) = ($0.halfStem, $0.width - 34)
      $0.ring(0, -over, $0.width, 506)
      $0.stroke {
        $0.start(left, 248)
        $0.curve(left, 500, left + 36, 628, $0.position.x + 214, 656)
        $0.curve(right - 60, 676, right, 690, right, 762)
      }
    }
    add("в", width: 430, left: .straight, right: SideBearing(42)) {
      $0.pen.bar *= 0.95
      $0.stem(left: 0, 0, x)
      $0.capitalBowl(top: x, bottom: 276 - $0.halfBar, right: $0.width - 22)
      $0.capitalBowl(top: 276 + $0.halfBar, bottom: 0, right: $0.width)
    }
    add("к", width: 430, left: .straight, right: .sharp) {
      $0.stem(left: 0, 0, x)
      $0.arms(fork: 128, top: x, joint: 0.24)
    }
    add("м", width: 580, growth: 1.1, left: .straight, right: .straight) {
      $0.pen = $0.pen.thinned(by: 0.10)
      $0.stem(left: 0, 0, x)
      $0.stem(right: $0.width, 0, x)
      $0.pen = $0.pen.thinned(by: 0.12)
      let (middle, half, foot) = ($0.width / 2, $0.stem * 0.52, 40.0)
      $0.diagonal(left: middle - half, foot, to: 0, x)
      $0.diagonal(right: middle + half, foot, to: $0.width, x)
    }
    add("н", width: 436, left: .straight, right: .straight) {
      $0.stem(left: 0, 0, x)
      $0.stem(right: $0.width, 0, x)
      $0.bar(middle: 266, 0, $0.width)
    }
    add("т", width: 424, left: SideBearing(24), right: SideBearing(24)) {
      $0.bar(top: x, 0, $0.width)
      $0.stem(left: $0.width / 2 - $0.halfStem, 0, x)
    }
    addCapital("У", width: 610, left: SideBearing(20, loss: 0.07), right: SideBearing(20, loss: 0.07)) {
      $0.tailedWedge(top: cap)
    }
    addCapital("Ф", width: 760, growth: 0.9, left: SideBearing(46), right: SideBearing(46)) {
      $0.pen = $0.pen.thinned(by: 0.08)
      $0.stem(left: $0.width / 2 - $0.halfStem, 0, cap)
      $0.ring(0, 84, $0.width, cap - 70)
    }
    add("ф", width: 700, growth: 1.4, left: .round, right: .round) {
      $0.pen = $0.pen.thinned(by: 0.06)
      $0.stem(left: $0.width / 2 - $0.halfStem, descender, ascender)
      $0.ring(0, -over, $0.width, x + over)
    }
    addCapital("Ђ", width: 680, left: SideBearing(26), right: SideBearing(66, loss: 0.2)) {
      let spine = $0.width * 0.18
      $0.stem(left: spine, 0, cap)
      $0.bar(top: cap, 0, $0.width * 0.78)
      $0.lowArch(left: spine, top: 440, foot: 190)
      let (end, low) = ($0.width - $0.halfStem, $0.halfBar - 4)
      $0.stroke {
        $0.start(end, 200)
        $0.line(end, 170)
        $0.arc(.upright, end - 150, low)
        $0.line(end - 190, low)
      }
    }
    addCapital("Ћ", width: 680, left: SideBearing(26), right: SideBearing(86, loss: 0.26)) {
      let spine = $0.width * 0.18
      $0.stem(left: spine, 0, cap)
      $0.bar(top: cap, 0, $0.width * 0.78)
      $0.lowArch(left: spine, top: 440, foot: 0)
    }
    add("ђ", width: 430, left: .straight, right: SideBearing(79, loss: 0.26)) {
      $0.stem(left: 0, 0, ascender)
      $0.arch(left: 0, right: $0.width, foot: -58)
      $0.leftHook(right: $0.width, from: -40, bottom: descender, reach: 150)
      $0.pen = $0.pen.scaled(by: 0.92).thinned(by: 0.10)
      $0.bar(middle: 636, -58, $0.width * 0.58)
    }
    alias("ћ", of: "ħ")
  }
}

/// The parts shared by Cyrillic letters, at the height of capitals or lowercase letters.
extension Skeleton {
  /// The distance by which tails extend below the baseline.
  var tailDepth: Double { 138 }

  /// Draws the left leg of Л and Д: down from the top bar, and to the left at the foot.
  mutating func bentLeg(from x: Double, top: Double) {
    let low = halfBar - 2
    stroke {
      $0.start(x, top)
      $0.line(x, top * 0.50)
      $0.curve(x, top * 0.20, x - 34, low, max(x - 118, 26), low)
      $0.line(0, low)
    }
  }

  /// Draws the bowl of Ь, Ъ, Ы, Љ and Њ, right of a stem whose left edge is `left`.
  mutating func softBowl(left: Double, right: Double, top: Double) {
    // Heavy bowls are slightly taller and have thinner bars, so that the counter stays open.
    let crown = top * (0.592 + 0.0004 * max(pen.gain, 0))
    place(.translation(x: left, y: 0), width: right - left) {
      $0.pen.bar = $0.pen.thinned(by: 0.16).bar
      $0.stem(left: 0, 0, $0.halfBar)
      $0.capitalBowl(top: crown, bottom: 0, right: $0.width)
    }
  }

  /// Draws the two bowls of З and related letters, open to the left as in 3.
  mutating func doubleBowl(top: Double) {
    pen.bar *= 0.97
    let over = VerticalGrid.overshoot
    let (upper, lower) = (top + over - halfBar, -over + halfBar)
    let (waist, joint) = ((upper + lower) / 2 + top * 0.018, width * 0.42)
    let (right, crown, left) = (width - halfStem, width * 0.47, halfStem * 0.80)
    stroke {
      $0.start(left + 14, upper - top * 0.185)
      $0.fromTerminal(crown, upper, rise: 0.66)
      $0.arc(.level, right - 18, (upper + waist) / 2)
      $0.arc(.upright, joint, waist)
    }
    stroke {
      $0.start(joint, waist)
      $0.arc(.level, right, (waist + lower) / 2)
      $0.arc(.upright, crown, lower)
      $0.toTerminal(left, lower + top * 0.195, rise: 0.66)
    }
    bar(middle: waist, width * 0.27, joint + 2)
  }

  /// Draws Є, and, mirrored, Э: a C with a bar.
  mutating func barredBowl(top: Double) {
    let over = VerticalGrid.overshoot
    let reach = width - halfStem * 0.76
    openBowl(
      bottom: -over, top: top + over, upperTerminal: (reach, top * 0.692), lowerTerminal: (reach, top * 0.308))
    pen.bar *= 0.96
    bar(middle: top * 0.51, halfStem, width * 0.80)
  }

  /// Draws the arms of Ж: the arms of K on both sides of a central stem.
  mutating func doubleArms(top: Double) {
    let part = (width + stem) / 2
    stem(left: width / 2 - halfStem, 0, top)
    pen = pen.thinned(by: 0.12)
    let fork = top * 0.27
    place(.translation(x: width - part, y: 0), width: part) { $0.arms(fork: fork, top: top, joint: 0.20) }
    mirrored { whole in
      whole.place(.translation(x: whole.width - part, y: 0), width: part) {
        $0.arms(fork: fork, top: top, joint: 0.20)
      }
    }
  }

  /// Draws the long diagonal and the arm of У.
  mutating func tailedWedge(top: Double) {
    let foot = width * 0.24
    let across = diagonalWidth(run: width - stem - foot, rise: top)
    let lean = (width - across - foot) / top
    let bend = 96.0
    polygon(
      (foot + lean * bend, bend), (foot + across + lean * bend, bend), (width, top), (width - across, top))
    let joint = 214.0
    diagonal(left: foot + lean * joint, joint, to: 0, top)
    let (x, low) = (foot + across / 2, halfBar - 4)
    stroke {
      $0.start(x + lean * (bend + 26), bend + 26)
      $0.line(x + lean * (bend - 6), bend - 6)
      $0.curve(x - lean * 24, 8, x - 62, low, x - 108, low)
      $0.line(x - 148, low)
    }
  }

  /// Draws a tail below the right end of the baseline.
  mutating func cornerTail() {
    rect(width - stem * 0.92, -tailDepth, width, bar)
  }

  /// Draws the low arch of Ћ and Ђ, from a stem to a leg at the right edge.
  mutating func lowArch(left: Double, top: Double, foot: Double) {
    let (start, end, crown) = (left + stem * 0.7, width - halfStem, top - halfBar)
    stroke(Taper(start: 0.8, length: 160)) {
      $0.start(start, crown - 40)
      $0.curve(start + 30, crown - 10, start + 70, crown, start + (end - start) * 0.52, crown)
      $0.arc(.level, end, max(crown - 190, foot + 20))
      $0.line(end, foot)
    }
  }
}
