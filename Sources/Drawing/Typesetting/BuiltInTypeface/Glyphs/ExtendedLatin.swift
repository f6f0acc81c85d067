import FirstFrameGeometry
import Foundation

/// The letters of Latin-1 and Latin Extended-A that are not a combination of a letter and a mark.
extension GlyphRepertoire {
  mutating func addStruckLetters() {
    let cap = VerticalGrid.capHeight
    strike("D", as: "Đ") { $0.bar(middle: cap / 2, -46, $0.width * 0.50) }
    strike("D", as: "Ð") { $0.bar(middle: cap / 2, -46, $0.width * 0.50) }
    strike("d", as: "đ") { $0.bar(middle: 636, $0.width * 0.42, $0.width + 58) }
    strike("H", as: "Ħ") { $0.bar(middle: 560, -58, $0.width + 58) }
    strike("h", as: "ħ") { $0.bar(middle: 636, -58, $0.width * 0.58) }
    strike("T", as: "Ŧ") { $0.bar(middle: 352, $0.width * 0.20, $0.width * 0.80) }
    strike("t", as: "ŧ") { $0.bar(middle: 276, 0, $0.width * 0.94) }
    strike("L", as: "Ł") {
      $0.polygon((-70, 268), (-70, 268 + $0.bar), ($0.width * 0.58, 438 + $0.bar), ($0.width * 0.58, 438))
    }
    strike("l", as: "ł", room: (26, 26)) {
      let (middle, reach) = ($0.width / 2, $0.halfStem + 70)
      $0.polygon(
        (middle - reach, 322), (middle - reach, 322 + $0.bar), (middle + reach, 408 + $0.bar),
        (middle + reach, 408))
    }
    strike("L", as: "Ŀ") { $0.disc($0.width * 0.66, cap / 2, diameter: $0.dotSize) }
    strike("l", as: "ŀ", room: (0, 168)) { $0.disc($0.width + 66 + $0.dotSize / 2, 330, diameter: $0.dotSize) }
    strike("n", as: "ŉ", room: (96, 0)) { $0.comma(top: 738, right: -34) }
  }

  /// Adds a letter with additional strokes of the same pen, slightly thinner.
  private mutating func strike(
    _ letter: Unicode.Scalar, as struck: Unicode.Scalar, room: (left: Double, right: Double) = (0, 0),
    with addition: @escaping @Sendable (inout Skeleton) -> Void
  ) {
    guard var design = designs[letter] else { return }
    let drawLetter = design.draw
    design.draw = {
      let pen = $0.pen
      drawLetter(&$0)
      $0.pen = pen.scaled(by: 0.92).thinned(by: 0.10)
      addition(&$0)
    }
    design.left.regular += room.left
    design.right.regular += room.right
    design.room += room.left + room.right
    design.kernsLike = letter
    add(struck, design)
  }

  mutating func addExtendedLatin() {
    let (cap, x, ascender, over) = (
      VerticalGrid.capHeight, VerticalGrid.xHeight, VerticalGrid.ascender, VerticalGrid.overshoot
    )
    let descender = VerticalGrid.descender
    addCapital("Þ", width: 486, left: SideBearing(90, loss: 0.26), right: SideBearing(42)) {
      $0.stem(left: 0, 0, cap)
      $0.capitalBowl(top: 584, bottom: 142, right: $0.width)
    }
    add("þ", width: 476, left: .straight, right: .round) {
      $0.stem(left: 0, descender, ascender)
      $0.lowercaseBowl()
    }
    add("ð", width: 496, left: .round, right: .round) {
      let (right, head) = ($0.width - $0.halfStem, ascender - 6)
      $0.ring(0, -over, $0.width, 500)
      let start = $0.width * 0.26
      $0.stroke {
        $0.start(right, 250)
        $0.curve(right, 500, start + 190, head - 60, start, head)
      }
      $0.pen = $0.pen.scaled(by: 0.86)
      let (left, end) = ($0.width * 0.24, $0.width * 0.86)
      $0.polygon((left, 556), (end, 652), (end, 652 + $0.bar), (left, 556 + $0.bar))
    }
    add("ŋ", width: 430, left: .straight, right: SideBearing(79, loss: 0.26)) {
      $0.stem(left: 0, 0, x)
      $0.arch(left: 0, right: $0.width, foot: -58)
      $0.leftHook(right: $0.width, from: -40, bottom: descender, reach: 150)
    }
    addCapital("Ŋ", width: 556, left: SideBearing(90, loss: 0.26), right: SideBearing(90, loss: 0.26)) {
      $0.stem(left: 0, 0, cap)
      $0.stem(right: $0.width, 0, cap)
      let pen = $0.pen
      $0.pen = pen.thinned(by: 0.10)
      $0.diagonal(corner: $0.width, 0, to: 0, cap)
      $0.pen = pen
      $0.leftHook(right: $0.width, from: 20, bottom: -176, reach: 170)
    }
    add("ĸ", width: 430, left: .straight, right: .sharp) {
      $0.stem(left: 0, 0, x)
      $0.arms(fork: 128, top: x, joint: 0.24)
    }
    add("ſ", width: 268, growth: 0.7, left: SideBearing(64, loss: 0.2), right: SideBearing(8, loss: 0.1)) {
      let (left, top, right) = ($0.halfStem + 34, ascender + 5 - $0.halfBar, $0.width)
      $0.stroke {
        $0.start(left, 0)
        $0.line(left, 575)
        $0.arc(.upright, right - 52, top)
        $0.line(right, top)
      }
      $0.bar(top: x, 0, left)
    }
    add("ȷ", width: 160, growth: 1, left: SideBearing(2), right: SideBearing(77, loss: 0.24)) {
      let (middle, bottom) = ($0.width - $0.halfStem, descender + $0.halfBar)
      $0.stroke {
        $0.start(middle, x)
        $0.line(middle, -60)
        $0.arc(.upright, 30, bottom)
        $0.line(0, bottom)
      }
    }
    join("I", "J", as: "Ĳ", apart: 108)
    join("i", "j", as: "ĳ", apart: 96)
    if let o = designs["o"], let e = designs["e"] {
      add("œ", width: o.width + e.width - 92, growth: 1.2, left: o.left, right: e.right) {
        $0.pen = $0.pen.thinnedAboveBold(by: 0.06)
        let both = $0.width + $0.stem * 1.06
        let share = o.width / (o.width + e.width)
        $0.place(.identity, width: both * share, o.draw)
        $0.place(.translation(x: both * share - $0.stem * 1.06, y: 0), width: both * (1 - share), e.draw)
      }
    }
    addCapital("Œ", width: 900, left: SideBearing(50, loss: 0.18), right: SideBearing(48)) {
      let spine = $0.width * 0.52
      $0.openBowl(
        bottom: -over, top: cap + over, within: spine + $0.stem * 0.9)
      $0.stem(left: spine, 0, cap)
      $0.bar(top: cap, spine, $0.width)
      $0.bar(middle: 372, spine, $0.width - 26)
      $0.bar(bottom: 0, spine, $0.width)
    }
    addCapital("ẞ", width: 540, left: SideBearing(86, loss: 0.26), right: SideBearing(46)) {
      let (left, right, top) = ($0.halfStem, $0.width - $0.halfStem, cap + over - $0.halfBar)
      let (bottom, waist, crown) = (-over + $0.halfBar, 410.0, $0.width * 0.44)
      $0.stroke {
        $0.start(left, 0)
        $0.line(left, 500)
        $0.arc(.upright, crown, top)
        $0.line(right - 70, top)
        $0.line(crown + 10, waist)
      }
      $0.stroke {
        $0.start(crown + 6, waist)
        $0.line(crown + 40, waist)
        $0.arc(.level, right, (waist + bottom) / 2)
        $0.arc(.upright, crown + 30, bottom)
        $0.toTerminal($0.position.x - 96, 74)
      }
    }
  }

  /// Adds a glyph of two letters side by side.
  private mutating func join(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar, as joined: Unicode.Scalar, apart: Double
  ) {
    guard let left = designs[first], let right = designs[second] else { return }
    let total = left.width + apart + right.width
    add(
      joined, width: total, growth: left.growth + right.growth - 0.3, left: left.left, right: right.right,
      strokes: left.strokes
    ) {
      let gap = apart * $0.width / total
      let share = ($0.width - gap) * left.width / (left.width + right.width)
      $0.place(.identity, width: max(share, $0.stem), left.draw)
      let rest = max($0.width - share - gap, $0.stem)
      $0.place(.translation(x: $0.width - rest, y: 0), width: rest, right.draw)
    }
  }
}

/// Ligatures, letters with a stroke, and signs that consist of letters.
extension GlyphRepertoire {
  mutating func addLigatures() {
    let (cap, x, over) = (VerticalGrid.capHeight, VerticalGrid.xHeight, VerticalGrid.overshoot)

    if let a = designs["a"], let e = designs["e"] {
      add("æ", width: a.width + e.width - 84, growth: 1.2, left: a.left, right: e.right) {
        $0.pen = $0.pen.thinnedAboveBold(by: 0.08)
        let both = $0.width + $0.stem
        let share = a.width / (a.width + e.width)
        $0.place(.identity, width: both * share, a.draw)
        $0.place(.translation(x: both * share - $0.stem, y: 0), width: both * (1 - share), e.draw)
      }
    }
    if let question = designs["?"] {
      add("¿", width: question.width, growth: question.growth, left: question.left, right: question.right) {
        $0.turned(height: x, question.draw)
      }
    }
    if let y = designs["Y"] {
      add("¥", width: 560, growth: 0.4, left: SideBearing(20, loss: 0.02), right: SideBearing(20, loss: 0.02)) {
        y.draw(&$0)
        $0.pen = $0.pen.scaled(by: 0.84)
        $0.bar(middle: 268, $0.width * 0.12, $0.width * 0.88)
        $0.bar(middle: 128, $0.width * 0.12, $0.width * 0.88)
      }
    }
    for (sign, letter) in [("©", "C"), ("®", "R")] as [(Unicode.Scalar, Unicode.Scalar)] {
      guard let design = designs[letter] else { continue }
      add(sign, width: 735, growth: 0.2, left: SideBearing(50), right: SideBearing(50)) {
        let (weights, scale) = ($0.pen, 0.54)
        $0.pen = weights.scaled(by: 0.76).thinned(by: 0.16)
        let middle = cap / 2
        $0.ring(0, middle - $0.width / 2, $0.width, middle + $0.width / 2, squareness: 0.56)
        $0.pen = weights.scaled(by: 1.40).thinned(by: 0.16)
        let letterWidth = design.width
        $0.place(
          Affine(
            a: scale, b: 0, c: 0, d: scale, tx: ($0.width - letterWidth * scale) / 2, ty: middle * (1 - scale)),
          width: letterWidth, design.draw)
      }
    }
    addCapital("Æ", width: 872, left: .sharp, right: SideBearing(48)) {
      let spine = $0.width * 0.52
      $0.stem(left: spine, 0, cap)
      $0.diagonal(left: 0, 0, to: spine - $0.stem * 0.35, cap)
      $0.bar(top: cap, spine - $0.stem * 0.35, $0.width)
      $0.bar(middle: 372, spine, $0.width - 26)
      $0.bar(bottom: 0, spine, $0.width)
      $0.bar(middle: 200, spine * 0.32, spine + 4)
    }
    addCapital("Ø", width: 664, left: SideBearing(50, loss: 0.18), right: SideBearing(50, loss: 0.18)) {
      $0.ring(0, -over, $0.width, cap + over)
      $0.pen = $0.pen.scaled(by: 0.84)
      $0.diagonal(corner: 36, -34, to: $0.width - 36, cap + 34)
    }
    add("ø", width: 500, left: .round, right: .round) {
      $0.ring(0, -over, $0.width, x + over)
      $0.pen = $0.pen.scaled(by: 0.80)
      $0.diagonal(corner: 14, -36, to: $0.width - 14, x + 36)
    }
    add("ß", width: 470, left: .straight, right: SideBearing(44)) {
      let (left, right, top) = ($0.halfStem, $0.width - $0.halfStem, VerticalGrid.ascender + over - $0.halfBar)
      let (bottom, waist, crown) = (-over + $0.halfBar, 416.0, $0.width * 0.47)
      let foot = $0.width * 0.40
      $0.stroke {
        $0.start(left, 0)
        $0.line(left, 560)
        $0.arc(.upright, crown, top)
        $0.arc(.level, right - 38, (top + waist) / 2)
        $0.arc(.upright, crown - 30, waist)
      }
      $0.stroke {
        $0.start(crown - 30, waist)
        $0.line(crown, waist)
        $0.arc(.level, right, (waist + bottom) / 2)
        $0.arc(.upright, foot + 40, bottom)
        $0.line(foot, bottom)
      }
    }
  }
}
