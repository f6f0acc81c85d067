/// The Cyrillic letters whose lowercase is a small capital.
extension GlyphRepertoire {
  private static let straight = SideBearing(90, loss: 0.26)
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
      skeleton.pen = skeleton.pen.relieved(by: 0.10)
      skeleton.slant(corner: 0, 0, to: skeleton.width, top)
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
        $0.pen = $0.pen.relieved(by: 0.05)
        $0.slant(right: $0.width, 0, to: $0.width * 0.48 + $0.halfStem, top * 0.42 + $0.halfBar)
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
      $0.pen = $0.pen.relieved(by: 0.16)
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
      $0.pen = $0.pen.relieved(by: 0.08)
      let spine = $0.width * 0.50
      $0.stem(left: spine, 0, $1)
      $0.bar(top: $1, $0.width * 0.20, spine + $0.halfStem)
      $0.bentLeg(from: $0.width * 0.20 + $0.halfStem * 0.9, top: $1)
      $0.softBowl(left: spine, right: $0.width, top: $1)
    }
    addCases("Њ", "њ", widths: (850, 700), growth: 1.6, left: straight, right: SideBearing(42)) {
      $0.pen = $0.pen.relieved(by: 0.08)
      let spine = $0.width * 0.49
      $0.stem(left: 0, 0, $1)
      $0.bar(middle: $1 * 0.592 - $0.halfBar, 0, spine + $0.halfStem)
      $0.stem(left: spine, 0, $1)
      $0.softBowl(left: spine, right: $0.width, top: $1)
    }
  }
}

extension Skeleton {
  /// Г and Γ.
  mutating func corner(top: Double) {
    stem(left: 0, 0, top)
    bar(top: top, 0, width)
  }

  /// П and Π.
  mutating func gate(top: Double) {
    stem(left: 0, 0, top)
    stem(right: width, 0, top)
    bar(top: top, 0, width)
  }

  /// Ш: three stems on a bar.
  mutating func comb(top: Double, right: Double) {
    pen = pen.relieved(by: 0.08)
    stem(left: 0, 0, top)
    stem(left: (right - stem) / 2, 0, top)
    stem(right: right, 0, top)
    bar(bottom: 0, 0, right)
  }
}
