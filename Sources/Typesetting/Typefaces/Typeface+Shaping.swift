extension Typeface {
  public var isEmoji: Bool { false }

  public var digest: String? { nil }

  public func colorPicture(of glyph: GlyphID, pixelsPerEm: Double) -> ColorGlyphPicture? { nil }

  public func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    shapeSingly(text, range: range, options: options)
  }

  /// A glyph for every visible character, and kerning between neighbours.
  func shapeSingly(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    let table = GlyphTables.shared.table(for: self)
    let isRightToLeft = options.direction == .rightToLeft
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(range.count)
    for index in range where !text[index].isInvisible {
      let image = isRightToLeft ? text[index].mirrored : text[index]
      let character = table.glyph(for: image) == nil ? text[index] : image
      guard let glyph = table.glyph(for: character) else { continue }
      glyphs.append(
        ShapedGlyph(glyph: glyph, cluster: index, xAdvance: table.advance(of: glyph, for: character)))
    }
    if isRightToLeft { glyphs.reverse() }
    table.kern(&glyphs, of: text, isRightToLeft: isRightToLeft)
    return glyphs
  }

  /// Whether the typeface can show every visible character of a grapheme cluster.
  func covers(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
    cluster.allSatisfy { $0.isInvisible || glyph(drawing: $0) != nil }
  }

  /// The glyph of a character, or of one that looks the same.
  func glyph(drawing character: Unicode.Scalar) -> GlyphID? {
    if let glyph = glyph(for: character) { return glyph }
    let likeness = character.drawnAs
    return likeness == character ? nil : glyph(for: likeness)
  }
}
