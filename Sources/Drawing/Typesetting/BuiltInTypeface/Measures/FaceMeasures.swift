/// The measures of the typeface at one weight and design size, and the spacing of its glyphs that follows from them.
struct FaceMeasures: Sendable {
  /// The unit of advances and kerning as a fraction of the em.
  static let unitsPerEm = 2048.0
  /// The number of units in a thousandth of the em, the unit of drawings.
  static let unit = unitsPerEm / 1000

  let position: DesignPosition
  let isItalic: Bool
  let weights: StrokeWeights
  /// The x-height, in units.
  let xHeight: Double
  /// The factors of side bearings and ink that make letters as wide as measured.
  private(set) var lowercase = Fit()
  private(set) var capital = Fit()

  /// The factors of the letters of one case.
  struct Fit: Sendable {
    var bearings = 1.0
    var ink = 1.0
  }

  init(weight: FontWeight, displayShare: Double, isMonospaced: Bool, isItalic: Bool) {
    position = DesignPosition(weight: weight, displayShare: displayShare)
    self.isItalic = isItalic
    weights = StrokeWeights(weight: weight).scaled(by: 1 - Self.displayReduction * displayShare)
    xHeight = (Self.xHeights.value(at: position) + (isMonospaced ? Self.monospacedRise : 0)).rounded()
    guard !isMonospaced, let l = uprightAdvance(of: "l"), let n = uprightAdvance(of: "n"),
      let i = uprightAdvance(of: "I"), let h = uprightAdvance(of: "H")
    else { return }
    let capitals = weights.scaled(by: GlyphRepertoire.capitalStrokes)
    lowercase = fit(stemLetter: l, stem: weights.stem, side: .stemLetter, twoStems: n, .straight, ink: 430, growth: 0.9)
    capital = fit(
      stemLetter: i, stem: capitals.stem, side: .capitalStraight, twoStems: h, .capitalStraight, ink: 556, growth: 0.75)
  }

  /// Strokes are thinner at display sizes.
  private static let displayReduction = 0.03
  private static let xHeights = Masters(
    hairline: 1076, regular: 1078, black: 1124, displayRegular: 1040, displayBlack: 1104)
  /// The difference between the x-height of the monospaced variant and of the proportional one, in units.
  private static let monospacedRise = 5.0

  /// Returns the advance of an ASCII character without tracking, in thousandths of the em; `nil` for other characters.
  func advance(of character: Unicode.Scalar) -> Double? {
    guard let advance = uprightAdvance(of: character) else { return nil }
    return isItalic ? advance + (Self.italicCorrections[character] ?? 0) / Self.unit : advance
  }

  private func uprightAdvance(of character: Unicode.Scalar) -> Double? {
    SystemAdvances.masters(of: character).map { $0.value(at: position) / Self.unit }
  }

  /// The advance of tabular figures, in thousandths of the em. Arithmetic signs have it too.
  var figureAdvance: Double { advance(of: "+") ?? 0 }

  /// The differences between the advances of the italic and of the upright style, in units: a distribution of the
  /// differences measured for whole strings.
  private static let italicCorrections: [Unicode.Scalar: Double] = [
    " ": 2, "i": 6, "l": 3, "t": 6, "e": 2, "o": 2, "r": 2, "f": 4, "H": 2, "I": 6, "U": 2, "W": 1, "M": 1, "A": -12,
    "V": -14,
    "S": -4, "T": -4, "L": -4, ".": -6, "0": 5, "1": 4, "2": 4, "3": 4, "4": 4, "5": 4, "6": 4, "7": 4, "8": 4, "9": 4,
  ]

  /// Returns the factors with which a letter that is one stem, and a letter with two stems, have their measured advance.
  private func fit(
    stemLetter: Double, stem: Double, side: SideBearing, twoStems: Double, _ twoStemsSide: SideBearing, ink: Double,
    growth: Double
  ) -> Fit {
    let bearings = (stemLetter - stem) / 2 / side.space(at: weights)
    let measured = twoStems - 2 * bearings * twoStemsSide.space(at: weights)
    return Fit(bearings: bearings, ink: measured / (ink + growth * weights.gain))
  }
}
