import FirstFrameGeometry
import Foundation

/// Letters grown together of two, or struck through, and signs made of letters.
extension GlyphRepertoire {
  mutating func addLigatures() {
    let (cap, x, over) = (VerticalGrid.capHeight, VerticalGrid.xHeight, VerticalGrid.overshoot)

    if let a = designs["a"], let e = designs["e"] {
      add("æ", width: a.width + e.width - 84, growth: 1.2, left: a.left, right: e.right) {
        $0.pen = $0.pen.relievedAboveBold(by: 0.08)
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
        $0.pen = weights.scaled(by: 0.76).relieved(by: 0.16)
        let middle = cap / 2
        $0.ring(0, middle - $0.width / 2, $0.width, middle + $0.width / 2, squareness: 0.56)
        $0.pen = weights.scaled(by: 1.40).relieved(by: 0.16)
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
      $0.slant(left: 0, 0, to: spine - $0.stem * 0.35, cap)
      $0.bar(top: cap, spine - $0.stem * 0.35, $0.width)
      $0.bar(middle: 372, spine, $0.width - 26)
      $0.bar(bottom: 0, spine, $0.width)
      $0.bar(middle: 200, spine * 0.32, spine + 4)
    }
    addCapital("Ø", width: 664, left: SideBearing(50, loss: 0.18), right: SideBearing(50, loss: 0.18)) {
      $0.ring(0, -over, $0.width, cap + over)
      $0.pen = $0.pen.scaled(by: 0.84)
      $0.slant(corner: 36, -34, to: $0.width - 36, cap + 34)
    }
    add("ø", width: 500, left: .round, right: .round) {
      $0.ring(0, -over, $0.width, x + over)
      $0.pen = $0.pen.scaled(by: 0.80)
      $0.slant(corner: 14, -36, to: $0.width - 14, x + 36)
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
