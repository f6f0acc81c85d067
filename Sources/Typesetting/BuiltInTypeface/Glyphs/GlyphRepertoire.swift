/// The designs of all glyphs, by character.
struct GlyphRepertoire: Sendable {
  private(set) var designs: [Unicode.Scalar: GlyphDesign] = [:]
  /// Other designs of some characters, chosen by a feature.
  private(set) var proportionalFigures: [Unicode.Scalar: GlyphDesign] = [:]

  static let proportional = GlyphRepertoire(isMonospaced: false)
  static let monospaced = GlyphRepertoire(isMonospaced: true)

  private init(isMonospaced: Bool) {
    addLowercase()
    addRoundLowercase()
    addCapitals()
    addRoundCapitals()
    addFigures()
    addPunctuation()
    addSymbols()
    addArrowsAndStars()
    if isMonospaced { addMonospacedForms() } else { proportionalFigures = figuresByShape() }
    // Last, because they are made of the letters above.
    addLigatures()
    addStruckLetters()
    addExtendedLatin()
    addLookAlikes()
    addReductions()
    addCurrency()
    addMarks()
    addCyrillic()
    addCyrillicForms()
    addGreekCapitals()
    addGreekLowercase()
    addGreekCurves()
    addMathematics()
    addSigns()
    addAccentedLetters()
    if isMonospaced { addCells() }
  }

  mutating func add(_ character: Unicode.Scalar, _ design: GlyphDesign) {
    var design = design
    design.isUpright = Self.standsUpright(character)
    designs[character] = design
  }

  /// Arrows, shapes and pictures do not lean in slanted styles.
  private static func standsUpright(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0x2190...0x21FF, 0x2300...0x27FF, 0x2900...0x2BFF, 0xE000...0xF8FF, 0x1F000...: true
    default: false
    }
  }

  mutating func add(
    _ character: Unicode.Scalar, width: Double, growth: Double = 0.9, left: SideBearing, right: SideBearing,
    strokes: Double = 1, draw: @escaping @Sendable (inout Skeleton) -> Void
  ) {
    add(
      character,
      GlyphDesign(width: width, growth: growth, left: left, right: right, strokes: strokes, draw: draw))
  }
}

/// Greek and Cyrillic letters that look like Latin ones, and letters drawn alike in both cases.
extension GlyphRepertoire {
  private static let lookAlikes: [(like: String, letters: String)] = [
    ("ABEZHIKMNOPTYX", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"), ("ov", "ον"), ("ABEKMHOPCTXSIJ", "АВЕКМНОРСТХЅІЈ"),
    ("aeopcyxsij", "аеорсухѕіј"),
  ]

  mutating func addLookAlikes() {
    for (like, letters) in Self.lookAlikes {
      for (original, letter) in zip(like.unicodeScalars, letters.unicodeScalars) { alias(letter, of: original) }
    }
  }

  /// Draws a character with another one's design.
  mutating func alias(_ character: Unicode.Scalar, of original: Unicode.Scalar) {
    guard var design = designs[original] else { return }
    design.kernsLike = design.kernsLike ?? original
    add(character, design)
  }

  /// A capital and the lowercase letter that is the same shape at the x-height.
  mutating func addCases(
    _ capital: Unicode.Scalar, _ small: Unicode.Scalar?, widths: (Double, Double), growth: Double = 0.75,
    left: SideBearing, right: SideBearing, draw: @escaping @Sendable (inout Skeleton, Double) -> Void
  ) {
    addCapital(capital, width: widths.0, growth: growth, left: left, right: right) {
      draw(&$0, VerticalGrid.capHeight)
    }
    guard let small else { return }
    add(small, width: widths.1, growth: growth, left: left.reduced, right: right.reduced) {
      draw(&$0, VerticalGrid.xHeight)
    }
  }
}

extension SideBearing {
  /// The same side of a lowercase letter.
  fileprivate var reduced: SideBearing {
    SideBearing(regular * 0.91, loss: loss)
  }
}
