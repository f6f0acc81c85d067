/// The lowercase letters that consist of stems, arches and diagonals.
extension GlyphRepertoire {
  mutating func addLowercase() {
    let (x, ascender, descender) = (VerticalGrid.xHeight, VerticalGrid.ascender, VerticalGrid.descender)

    add("h", width: 430, left: .straight, right: SideBearing(79, loss: 0.26)) {
      $0.stem(left: 0, 0, ascender)
      $0.arch(left: 0, right: $0.width)
    }
    add("n", width: 430, left: .straight, right: SideBearing(79, loss: 0.26)) {
      $0.stem(left: 0, 0, x)
      $0.arch(left: 0, right: $0.width)
    }
    add("m", width: 708, growth: 1.5, left: .straight, right: SideBearing(79, loss: 0.26)) {
      // A monospaced cell is too narrow for three full stems.
      $0.pen = $0.pen.scaled(by: min(1, 0.4 + 0.6 * $0.width / ($0.stem * 4.3)))
      let middle = ($0.width + $0.stem) / 2
      $0.stem(left: 0, 0, x)
      $0.arch(left: 0, right: middle)
      $0.arch(left: middle - $0.stem, right: $0.width)
    }
    add("u", width: 430, left: SideBearing(79, loss: 0.26), right: .straight) {
      $0.turned(height: x) {
        $0.stem(left: 0, 0, x)
        $0.arch(left: 0, right: $0.width)
      }
    }
    add("r", width: 262, growth: 0.75, left: .straight, right: SideBearing(20, loss: 0.1)) {
      $0.stem(left: 0, 0, x)
      $0.shoulder(left: 0, right: $0.width)
    }
    add("i", width: 84, growth: 1, left: .stemLetter, right: .stemLetter) {
      $0.stem(left: 0, 0, x)
      $0.dot($0.halfStem, bottom: ascender + 8 - $0.dotSize)
    }
    add("ı", width: 84, growth: 1, left: .stemLetter, right: .stemLetter) {
      $0.stem(left: 0, 0, x)
    }
    add("l", width: 84, growth: 1, left: .stemLetter, right: .stemLetter) {
      $0.stem(left: 0, 0, ascender)
    }
    add("j", width: 160, growth: 1, left: SideBearing(2, loss: 0.1), right: .stemLetter) {
      let middle = $0.width - $0.halfStem
      let bottom = descender + $0.halfBar
      $0.stroke {
        $0.start(middle, x)
        $0.line(middle, -60)
        $0.arc(.upright, 30, bottom)
        $0.line(0, bottom)
      }
      $0.dot(middle, bottom: ascender + 8 - $0.dotSize)
    }
    add("f", width: 310, growth: 0.7, left: SideBearing(26, loss: 0.1), right: SideBearing(16, loss: 0.07)) {
      let (left, top) = (86.0 + $0.halfStem * 0.9, ascender + 5 - $0.halfBar)
      let right = $0.width
      $0.stroke {
        $0.start(left, 0)
        $0.line(left, 575)
        $0.arc(.upright, right - 52, top)
        $0.line(right, top)
      }
      $0.bar(top: x, 0, right - 12)
    }
    add("t", width: 298, growth: 0.7, left: SideBearing(22, loss: 0.1), right: SideBearing(32, loss: 0.15)) {
      let (left, bottom) = (72.0 + $0.halfStem * 0.9, $0.halfBar - 2)
      let right = $0.width
      $0.stroke {
        $0.start(left, 655)
        $0.line(left, 158)
        $0.arc(.upright, right - 52, bottom)
        $0.line(right, bottom)
      }
      $0.bar(top: x, 0, right - 6)
    }
    add("k", width: 440, left: .straight, right: .sharp) {
      $0.stem(left: 0, 0, ascender)
      $0.arms(fork: 128, top: x, joint: 0.24)
    }
    add("v", width: 508, left: .sharp, right: .sharp) {
      $0.wedge(from: 0, to: $0.width, top: x)
    }
    add("w", width: 752, growth: 1.5, left: .sharp, right: .sharp) {
      $0.pen = $0.pen.thinned(by: 0.14)
      let overlap = $0.stem * 0.5
      $0.wedge(from: 0, to: $0.width / 2 + overlap, top: x)
      $0.wedge(from: $0.width / 2 - overlap, to: $0.width, top: x)
    }
    add("x", width: 492, left: SideBearing(23, loss: 0.07), right: SideBearing(23, loss: 0.07)) {
      $0.pen = $0.pen.thinned(by: 0.06)
      $0.diagonal(corner: 0, 0, to: $0.width, x)
      $0.diagonal(corner: $0.width, 0, to: 0, x)
    }
    add("y", width: 508, left: .sharp, right: .sharp) {
      $0.wedge(from: 0, to: $0.width, top: x, foot: $0.tailedFoot(top: x))
      $0.tail(top: x, descender: descender)
    }
    add("z", width: 418, left: SideBearing(46), right: SideBearing(46)) {
      $0.bar(top: x, 12, $0.width - 4)
      $0.bar(bottom: 0, 0, $0.width)
      let foot = $0.bar
      $0.pen = $0.pen.thinned(by: 0.06)
      $0.diagonal(corner: 0, foot, to: $0.width - 4, x - foot)
    }
  }
}

/// The lowercase letters that consist of bowls.
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
