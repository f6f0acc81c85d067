import Testing

@testable import FirstFrameTypesetting

@Suite struct AdvanceTests {
  /// Advance widths published in Inter 4.0 Regular, in thousandths of the em.
  private static let inter: [(letters: String, advance: Double)] = [
    ("il", 237), ("j", 237), (" ", 281), (",", 280), (".", 276), ("f", 361), ("t", 364), ("r", 372), ("s", 523),
    ("x", 540),
    ("z", 541), ("k", 544), ("vy", 557), ("cç", 558), ("aàâ", 564), ("uùû", 581), ("eéèêë", 582), ("n", 585),
    ("h", 591),
    ("oôö", 597), ("gpq", 609), ("bd", 621), ("w", 812), ("m", 869), ("T", 642), ("L", 562), ("P", 635),
    ("Q", 761),
    ("U", 741), ("îï", 237),
  ]

  private static let english = """
    The match was settled in the final minutes, when the visitors captain headed a corner past the goalkeeper. Until \
    then both sides had defended well, and few of the chances they made would have troubled anyone. Quick brown foxes \
    jump over the lazy dog. Payments made before five are shown on the same day.
    """

  private static let french = """
    La rencontre a été jouée dans les dernières minutes, quand le capitaine des visiteurs a repris un corner de la tête \
    devant le gardien. Portez ce vieux whisky au juge blond qui fume. Une île, un hôtel, un garçon naïf, et voilà. \
    Tous les billets seront mis en vente au même prix.
    """

  /// The width of a text differs from its width in Inter by less than 6%.
  @Test(arguments: [english, french])
  func aPageIsAsWideAsInInter(page: String) throws {
    let face = BuiltInTypeface.instance()
    var (width, interWidth) = (0.0, 0.0)
    for character in page.unicodeScalars {
      let published = try #require(
        Self.inter.first { $0.letters.unicodeScalars.contains(character) }, "\(character)")
      let glyph = try #require(face.glyph(for: character))
      width += face.advance(of: glyph)
      interWidth += published.advance
    }
    #expect(abs(width / interWidth - 1) < 0.06, "\(width / interWidth)")
  }
}
