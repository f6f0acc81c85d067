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
