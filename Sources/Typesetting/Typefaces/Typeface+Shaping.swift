extension Typeface {
  public var isEmoji: Bool { false }

  public func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(range.count)
    let isRightToLeft = options.direction == .rightToLeft
    for index in range where !text[index].isInvisible {
      let mirrored = isRightToLeft ? glyph(drawing: text[index].mirrored) : nil
      guard let glyph = mirrored ?? glyph(drawing: text[index]) else { continue }
      glyphs.append(ShapedGlyph(glyph: glyph, cluster: index, xAdvance: advance(of: glyph)))
    }
    if isRightToLeft { glyphs.reverse() }
    for index in glyphs.indices.dropFirst() {
      let kerning = kerning(between: glyphs[index - 1].glyph, and: glyphs[index].glyph)
      guard kerning != 0 else { continue }
      glyphs[index - 1].xAdvance += kerning
      // The later of the two in the text.
      glyphs[isRightToLeft ? index - 1 : index].isUnsafeToBreakBefore = true
    }
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
