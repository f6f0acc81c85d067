/// The designs of all glyphs, by character.
struct GlyphRepertoire: Sendable {
  private(set) var designs: [Unicode.Scalar: GlyphDesign] = [:]

  static let standard: GlyphRepertoire = {
    var repertoire = GlyphRepertoire()
    repertoire.addLowercase()
    repertoire.addRoundLowercase()
    repertoire.addCapitals()
    repertoire.addRoundCapitals()
    repertoire.addFigures()
    repertoire.addPunctuation()
    repertoire.addSymbols()
    return repertoire
  }()

  mutating func add(
    _ character: Unicode.Scalar, width: Double, growth: Double = 0.9, left: SideBearing, right: SideBearing,
    strokes: Double = 1, draw: @escaping @Sendable (inout Skeleton) -> Void
  ) {
    designs[character] = GlyphDesign(
      width: width, growth: growth, left: left, right: right, strokes: strokes, draw: draw)
  }
}
