/// The designs of all glyphs, by character.
struct GlyphRepertoire: Sendable {
  private(set) var designs: [Unicode.Scalar: GlyphDesign] = [:]
  /// The alternate designs of figures, selected by a feature.
  private(set) var tabularFigures: [Unicode.Scalar: GlyphDesign] = [:]

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
    if isMonospaced { addMonospacedForms() } else { tabularFigures = makeTabularFigures() }
    // The following designs are composed of the designs above.
    addLigatures()
    addStruckLetters()
    addExtendedLatin()
    addLookAlikes()
    addReductions()
    addCurrency()
    for sign in "€£¥".unicodeScalars { makeTabular(sign) }
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
    design.isUpright = Self.isUpright(character)
    if character.has(.isLowercase) { design.letterCase = .lowercase }
    if character.has(.isUppercase) { design.letterCase = .capital }
    design.model = Self.model(of: character) ?? design.model
    design.inkShare = Self.inkShares[character] ?? design.inkShare
    designs[character] = design
  }

  private static func model(of character: Unicode.Scalar) -> Unicode.Scalar? {
    (0x20...0x7E).contains(character.value) ? character : models[character]
  }

  /// The characters with the advance of an ASCII character that is not their base letter.
  private static let models: [Unicode.Scalar: Unicode.Scalar] = table([
    ("ı", "i"), ("ȷ", "j"), ("\u{A0}", " "), ("−±×÷≈≠≡≤≥¬", "+"), ("ø", "o"), ("Ø", "O"), ("þ", "p"),
    ("Þ", "P"), ("ŋп", "n"), ("Ŋ", "N"), ("ĸ", "k"), ("μ", "u"), ("¡", "!"), ("¿", "?"), ("‘’‚‛", ","), ("“”„‟", "\""),
    ("·\u{2008}", "."),
  ])

  /// The characters whose side bearings change if the measured advance differs from the designed one, with the share of
  /// the ink in the difference.
  private static let inkShares: [Unicode.Scalar: Double] = table([
    ("iıjȷlI|.,:;!¡'`·\u{A0}‘’‚‛“”„‟", 0), ("()[]{}-\"*+=<>~^@1−±×÷≈≠≡≤≥¬", 0.4),
  ])

  private static func table<Value>(_ groups: [(characters: String, value: Value)]) -> [Unicode.Scalar: Value] {
    var table: [Unicode.Scalar: Value] = [:]
    for (characters, value) in groups {
      for character in characters.unicodeScalars { table[character] = value }
    }
    return table
  }

  /// Whether a character is an arrow, a shape or a pictograph, which are upright in slanted styles too.
  private static func isUpright(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0x2190...0x21FF, 0x2300...0x27FF, 0x2900...0x2BFF, 0xE000...0xF8FF, 0x1F000...: true
    default: false
    }
  }

  /// Gives a character the advance of tabular figures.
  mutating func makeTabular(_ character: Unicode.Scalar) {
    designs[character]?.isTabular = true
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

/// Greek and Cyrillic letters that look like Latin ones, and letters with the same shape in both cases.
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

  /// Adds a character with the design of another one.
  mutating func alias(_ character: Unicode.Scalar, of original: Unicode.Scalar) {
    guard var design = designs[original] else { return }
    design.kernsLike = design.kernsLike ?? original
    add(character, design)
  }

  /// Adds a capital, and the lowercase letter with the same shape at the x-height.
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
  /// The side bearing of the same shape in a lowercase letter.
  fileprivate var reduced: SideBearing {
    SideBearing(regular * 0.91, loss: loss)
  }
}
