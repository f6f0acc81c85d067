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
