import FirstFrameGeometry
import Foundation

/// Figures and letters reduced: superscripts, subscripts, ordinals and fractions.
extension GlyphRepertoire {
  private static let reduction = 0.60
  /// The baselines of superscripts, subscripts and denominators.
  private static let (raised, lowered, numerator) = (306.0, -108.0, 288.0)

  mutating func addReductions() {
    for (letters, raised) in [
      ("0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺−⁻=⁼(⁽)⁾nⁿiⁱ", true), ("0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊−₋=₌(₍)₎", false),
    ] {
      let letters = Array(letters.unicodeScalars)
      for index in stride(from: 0, to: letters.count - 1, by: 2) {
        addReduction(letters[index + 1], of: letters[index], at: raised ? Self.raised : Self.lowered)
      }
    }
    addOrdinal("ª", of: "a")
    addOrdinal("º", of: "o")
    for fraction in "½12 ⅓13 ⅔23 ¼14 ¾34 ⅕15 ⅖25 ⅗35 ⅘45 ⅙16 ⅚56 ⅐17 ⅛18 ⅜38 ⅝58 ⅞78 ⅑19".split(separator: " ") {
      let parts = Array(fraction.unicodeScalars)
      addFraction(parts[0], over: parts[1], under: parts[2])
    }
    addTrademark()
  }

  private mutating func addReduction(_ sign: Unicode.Scalar, of letter: Unicode.Scalar, at baseline: Double) {
    guard let design = designs[letter] else { return }
    let side = 26.0
    add(
      sign, width: design.width * Self.reduction, growth: design.growth * 0.55,
      left: SideBearing(side, loss: 0.05),
      right: SideBearing(side, loss: 0.05)
    ) {
      $0.reduced(design, scale: Self.reduction, x: 0, y: baseline, width: $0.width)
    }
  }

  private mutating func addOrdinal(_ sign: Unicode.Scalar, of letter: Unicode.Scalar) {
    guard let design = designs[letter] else { return }
    add(sign, width: design.width * 0.66, growth: 0.5, left: SideBearing(40), right: SideBearing(40)) {
      $0.reduced(design, scale: 0.66, x: 0, y: 372, width: $0.width, strokes: 0.82)
      $0.pen = $0.pen.scaled(by: 0.80)
      $0.bar(middle: 262, 0, $0.width)
    }
  }

  private mutating func addFraction(_ sign: Unicode.Scalar, over: Unicode.Scalar, under: Unicode.Scalar) {
    guard let top = designs[over], let bottom = designs[under] else { return }
    let scale = Self.reduction * 0.96
    add(sign, width: 740, growth: 0.6, left: SideBearing(40), right: SideBearing(40)) {
      let part = $0.width * 0.385
      let first = min(part, top.width * scale + 0.3 * $0.pen.gain)
      let second = min(part, bottom.width * scale + 0.3 * $0.pen.gain)
      $0.reduced(top, scale: scale, x: (part - first) / 2, y: Self.numerator, width: first)
      $0.reduced(bottom, scale: scale, x: $0.width - part + (part - second) / 2, y: 0, width: second)
      $0.pen = $0.pen.scaled(by: 0.72).relieved(by: 0.20)
      $0.slant(corner: $0.width * 0.26, 0, to: $0.width * 0.74, VerticalGrid.capHeight)
    }
  }

  private mutating func addTrademark() {
    guard let t = designs["T"], let m = designs["M"] else { return }
    add("™", width: 720, growth: 0.5, left: SideBearing(40), right: SideBearing(50)) {
      $0.reduced(t, scale: 0.54, x: 0, y: 330, width: $0.width * 0.42, strokes: 0.74)
      $0.reduced(m, scale: 0.54, x: $0.width * 0.49, y: 330, width: $0.width * 0.51, strokes: 0.74)
    }
    guard let n = designs["N"], let o = designs["o"] else { return }
    add("№", width: 960, growth: 1.0, left: SideBearing(84, loss: 0.2), right: SideBearing(40), strokes: 1.0) {
      $0.place(.identity, width: $0.width * 0.58, n.draw)
      let part = $0.width * 0.33
      $0.reduced(o, scale: 0.68, x: $0.width - part, y: 362, width: part, strokes: 0.80)
      $0.pen = $0.pen.scaled(by: 0.80)
      $0.bar(bottom: 190, $0.width - part, $0.width)
    }
  }
}
