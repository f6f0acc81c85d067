/// The designs of all glyphs, by character.
struct GlyphRepertoire: Sendable {
  private(set) var designs: [Unicode.Scalar: GlyphDesign] = [:]

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
    if isMonospaced { addMonospacedForms() }
    // Last, because they are made of the letters above.
    addLigatures()
    addStruckLetters()
    addExtendedLatin()
    addLookAlikes()
    addReductions()
    addCurrency()
    addCyrillic()
    addCyrillicForms()
    addGreekCapitals()
    addGreekLowercase()
    addGreekCurves()
    addAccentedLetters()
  }

  mutating func add(_ character: Unicode.Scalar, _ design: GlyphDesign) {
    designs[character] = design
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
