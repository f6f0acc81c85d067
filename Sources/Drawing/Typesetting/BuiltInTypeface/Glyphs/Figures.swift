import FirstFrameGeometry
import Foundation

/// The figures. Tabular figures all have the same advance, so that columns of numbers align.
extension GlyphRepertoire {
  private mutating func addFigure(
    _ character: Unicode.Scalar, width: Double, growth: Double = 0.7, shift: Double = 0,
    draw: @escaping @Sendable (inout Skeleton) -> Void
  ) {
    // The sum of ink and side bearings grows equally for all figures.
    let (space, loss) = ((Self.figureAdvance - width) / 2, (growth - Self.figureGrowth) / 2)
    add(
      character, width: width, growth: growth, left: SideBearing(space + shift, loss: loss),
      right: SideBearing(space - shift, loss: loss), strokes: 1.05, draw: draw)
  }

  private static let figureAdvance = 600.0
  private static let figureGrowth = 0.35

  /// Makes the figures proportional, with side bearings that depend on their shapes, and returns their tabular designs.
  mutating func makeTabularFigures() -> [Unicode.Scalar: GlyphDesign] {
    let sides: [(Unicode.Scalar, Double, Double)] = [
      ("0", 54, 54), ("1", 68, 98), ("2", 58, 58), ("3", 50, 56), ("4", 36, 40), ("5", 56, 54), ("6", 54, 54),
      ("7", 38, 34), ("8", 52, 52), ("9", 54, 54),
    ]
    var tabular: [Unicode.Scalar: GlyphDesign] = [:]
    for (figure, left, right) in sides {
      guard var design = designs[figure] else { continue }
      (design.left, design.right) = (SideBearing(left, loss: 0.17), SideBearing(right, loss: 0.17))
      design.kernsLike = figure
      add(figure, design)
      design.isTabular = true
      tabular[figure] = design
    }
    return tabular
  }

  mutating func addFigures() {
    let (cap, over) = (VerticalGrid.capHeight, VerticalGrid.overshoot)

    addFigure("0", width: 496) {
      $0.pen = $0.pen.thinnedAboveBold(by: 0.06)
      $0.ring(0, -over, $0.width, cap + over)
    }
    addFigure("1", width: 264, shift: -14) {
      $0.stem(right: $0.width, 0, cap)
      let thickness = $0.bar * 1.22
      let (right, start) = ($0.width - $0.halfStem, 528.0)
      $0.polygon(
        (0, start), (right, cap - thickness), (right, cap), ($0.width - $0.stem * 0.98, cap),
        (0, start + thickness))
    }
    addFigure("2", width: 460) {
      let (right, upper) = ($0.width - $0.halfStem - 8, cap + over - $0.halfBar)
      let (crown, shoulder) = ($0.width * 0.485, 518.0)
      // The diagonal is at 45 degrees, and its left edge goes through the upper left corner of the base.
      let (footX, footY) = ($0.diagonalWidth(run: 1, rise: 1) / 2, $0.bar)
      let hidden = $0.bar * $0.bar / (4 * footX)
      let left = $0.halfStem * 0.86 + 6
      $0.bar(bottom: 0, 0, $0.width)
      $0.stroke {
        $0.start(left, 512)
        $0.fromTerminal(crown, upper, rise: 0.66)
        $0.arc(.level, right, shoulder)
        $0.curve(right, shoulder - 140, footX + 190, footY + 190, footX + 20, footY + 20)
        $0.line(footX - hidden, footY - hidden)
      }
    }
    addFigure("3", width: 474) {
      $0.pen.bar *= 0.97
      let (upper, lower) = (cap + over - $0.halfBar, -over + $0.halfBar)
      let (waist, joint) = (378.0, $0.width * 0.40)
      let (right, crown) = ($0.width - $0.halfStem, $0.width * 0.48)
      let left = $0.halfStem * 0.86
      $0.stroke {
        $0.start(left + 16, 546)
        $0.fromTerminal(crown, upper, rise: 0.66)
        $0.arc(.level, right - 20, (upper + waist) / 2)
        $0.arc(.upright, joint, waist)
      }
      $0.stroke {
        $0.start(joint, waist)
        $0.arc(.level, right, (waist + lower) / 2)
        $0.arc(.upright, crown, lower)
        $0.toTerminal(left, 172, rise: 0.66)
      }
      $0.bar(middle: waist, $0.width * 0.27, joint + 2)
    }
    addFigure("4", width: 524) {
      $0.pen = $0.pen.thinnedAboveBold(by: 0.11)
      let (post, base) = ($0.width - 98, 148.0)
      $0.stem(right: post, 0, cap)
      $0.bar(bottom: base, 0, $0.width)
      let shelf = base + $0.bar
      $0.pen = $0.pen.thinned(by: 0.06)
      $0.diagonal(corner: 0, shelf, to: post - 6, cap)
    }
    addFigure("5", width: 468) {
      let (right, lower) = ($0.width - $0.halfStem, -over + $0.halfBar)
      let (waist, left) = (458 - $0.halfBar, 62.0)
      let crown = $0.width * 0.49
      let terminal = $0.halfStem * 0.86
      let (corner, stem) = (left - 26 + $0.halfStem, $0.stem)
      $0.bar(top: cap, left, $0.width - 26)
      $0.diagonal(left: left - 26, 330, to: left, cap)
      $0.stroke(Taper(start: 0.62, length: 230)) {
        $0.start(corner - stem * 0.16, 366)
        $0.curve(corner + 26, 412, crown - 66, waist, crown + 6, waist)
        $0.arc(.level, right, (waist + lower) / 2)
        $0.arc(.upright, crown, lower)
        $0.toTerminal(terminal, 166, rise: 0.66)
      }
    }
    addFigure("6", width: 488) { $0.six() }
    addFigure("7", width: 452, shift: 4) {
      $0.bar(top: cap, 0, $0.width)
      $0.diagonal(corner: $0.width * 0.19, 0, to: $0.width, cap - $0.bar)
    }
    addFigure("8", width: 490) {
      $0.pen = $0.pen.thinned(by: 0.05)
      let waist = 382.0
      $0.ring(20, waist - $0.halfBar, $0.width - 20, cap + over, squareness: 0.585)
      $0.ring(0, -over, $0.width, waist + $0.halfBar, squareness: 0.585)
    }
    addFigure("9", width: 488) {
      $0.turned(height: cap) { $0.six() }
    }
  }
}

/// Reduced figures and letters: superscripts, subscripts, ordinals and fractions.
extension GlyphRepertoire {
  private static let reduction = 0.60
  /// The baselines of superscripts, subscripts and numerators.
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
      $0.drawReduced(design, scale: Self.reduction, x: 0, y: baseline, width: $0.width)
    }
  }

  private mutating func addOrdinal(_ sign: Unicode.Scalar, of letter: Unicode.Scalar) {
    guard let design = designs[letter] else { return }
    add(sign, width: design.width * 0.66, growth: 0.5, left: SideBearing(40), right: SideBearing(40)) {
      $0.drawReduced(design, scale: 0.66, x: 0, y: 372, width: $0.width, strokes: 0.82)
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
      $0.drawReduced(top, scale: scale, x: (part - first) / 2, y: Self.numerator, width: first)
      $0.drawReduced(bottom, scale: scale, x: $0.width - part + (part - second) / 2, y: 0, width: second)
      $0.pen = $0.pen.scaled(by: 0.72).thinned(by: 0.20)
      $0.diagonal(corner: $0.width * 0.26, 0, to: $0.width * 0.74, VerticalGrid.capHeight)
    }
  }

  private mutating func addTrademark() {
    guard let t = designs["T"], let m = designs["M"] else { return }
    add("™", width: 720, growth: 0.5, left: SideBearing(40), right: SideBearing(50)) {
      $0.drawReduced(t, scale: 0.54, x: 0, y: 330, width: $0.width * 0.42, strokes: 0.74)
      $0.drawReduced(m, scale: 0.54, x: $0.width * 0.49, y: 330, width: $0.width * 0.51, strokes: 0.74)
    }
    guard let n = designs["N"], let o = designs["o"] else { return }
    add("№", width: 960, growth: 1.0, left: SideBearing(84, loss: 0.2), right: SideBearing(40), strokes: 1.0) {
      $0.place(.identity, width: $0.width * 0.58, n.draw)
      let part = $0.width * 0.33
      $0.drawReduced(o, scale: 0.68, x: $0.width - part, y: 362, width: part, strokes: 0.80)
      $0.pen = $0.pen.scaled(by: 0.80)
      $0.bar(bottom: 190, $0.width - part, $0.width)
    }
  }
}
