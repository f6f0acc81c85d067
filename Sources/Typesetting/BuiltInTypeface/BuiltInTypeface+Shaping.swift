extension BuiltInTypeface {
  /// Every visible character gets its own glyph. Figures are spaced by their shapes, unless the feature `tnum` is on.
  public func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    var glyphs = shapeSingly(text, range: range, options: options)
    if isMonospaced { return glyphs }
    if options.features.areFiguresTabular {
      undoKerning(besideFiguresOf: &glyphs)
    } else {
      spaceFiguresByShape(in: &glyphs)
    }
    return glyphs
  }

  private func spaceFiguresByShape(in glyphs: inout [ShapedGlyph]) {
    for index in glyphs.indices {
      guard let figure = figureByShape(for: glyphs[index].glyph) else { continue }
      // What the advance has beside the glyph's own is kerning, which both designs share.
      glyphs[index].xAdvance += figure.advance - advance(of: glyphs[index].glyph)
      glyphs[index].glyph = figure.glyph
    }
  }

  /// Columns of figures, with points and commas among them, align only where no pair comes closer than others.
  private func undoKerning(besideFiguresOf glyphs: inout [ShapedGlyph]) {
    for index in glyphs.indices {
      let isBeside = index + 1 < glyphs.count && figureByShape(for: glyphs[index + 1].glyph) != nil
      guard isBeside || figureByShape(for: glyphs[index].glyph) != nil else { continue }
      glyphs[index].xAdvance = advance(of: glyphs[index].glyph)
    }
  }
}

extension [FontFeature] {
  /// Whether all figures shall be equally wide: what comes last counts.
  ///
  /// Source: OpenType feature tags `tnum` and `pnum`, each of which replaces the other.
  fileprivate var areFiguresTabular: Bool {
    guard let last = last(where: { $0.tag == "tnum" || $0.tag == "pnum" }) else { return false }
    return last.tag == "tnum" && last.value > 0
  }
}
