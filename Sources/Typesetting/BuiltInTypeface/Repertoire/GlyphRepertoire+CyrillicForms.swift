/// The Cyrillic letters whose two cases differ.
extension GlyphRepertoire {
  mutating func addCyrillicForms() {
    let (cap, x, over) = (VerticalGrid.capHeight, VerticalGrid.xHeight, VerticalGrid.overshoot)
    let (ascender, descender) = (VerticalGrid.ascender, VerticalGrid.descender)
    let straight = SideBearing(90, loss: 0.26)

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
      $0.pen = $0.pen.relieved(by: 0.10)
      $0.stem(left: 0, 0, x)
      $0.stem(right: $0.width, 0, x)
      $0.pen = $0.pen.relieved(by: 0.12)
      let (middle, half, foot) = ($0.width / 2, $0.stem * 0.52, 40.0)
      $0.slant(left: middle - half, foot, to: 0, x)
      $0.slant(right: middle + half, foot, to: $0.width, x)
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
    addCapital("У", width: 610, left: SideBearing(12, loss: 0.06), right: SideBearing(12, loss: 0.06)) {
      $0.tailedWedge(top: cap)
    }
    addCapital("Ф", width: 760, growth: 0.9, left: SideBearing(46), right: SideBearing(46)) {
      $0.pen = $0.pen.relieved(by: 0.08)
      $0.stem(left: $0.width / 2 - $0.halfStem, 0, cap)
      $0.ring(0, 84, $0.width, cap - 70)
    }
    add("ф", width: 700, growth: 1.4, left: .round, right: .round) {
      $0.pen = $0.pen.relieved(by: 0.06)
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
      $0.pen = $0.pen.scaled(by: 0.92).relieved(by: 0.10)
      $0.bar(middle: 636, -58, $0.width * 0.58)
    }
    alias("ћ", of: "ħ")
  }
}
