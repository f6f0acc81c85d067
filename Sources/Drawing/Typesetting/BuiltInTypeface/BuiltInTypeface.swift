package import FirstFrameGeometry

/// The built-in typeface: a sans-serif for interfaces in all weights, with obliques and a monospaced variant.
///
/// Its metrics are those of the system font of iOS, so that text is as wide and as high as on a device. The letters are
/// our own: strokes and arcs, expanded to outlines with the stroke thickness of the weight. Nothing is read from files
/// or from the system, so text looks the same on every machine. In text, figures are proportional unless the feature
/// `tnum` is on.
package final class BuiltInTypeface: Typeface {
  package let weight: FontWeight
  package let isMonospaced: Bool
  package let isItalic: Bool
  package let metrics: TypefaceMetrics

  private let design: FaceDesign
  /// The space added to each advance, in units.
  private let tracking: Double

  init(_ style: FaceDesign.Style, tracking: Double, design: FaceDesign) {
    weight = style.weight
    isMonospaced = style.isMonospaced
    isItalic = style.isItalic
    self.design = design
    self.tracking = tracking
    metrics = TypefaceMetrics(
      unitsPerEm: FaceMeasures.unitsPerEm, ascender: 1950, descender: -494, lineGap: 0, capHeight: 1443,
      xHeight: design.measures.xHeight, underlinePosition: -225, underlineThickness: 143)
  }

  private static let instances = InstanceCache()

  /// Returns the shared instance for a style and a size in points.
  ///
  /// Letters are narrower and closer at display sizes. Above and below, only their spacing depends on the size.
  package static func instance(
    weight: FontWeight = .regular, isMonospaced: Bool = false, isItalic: Bool = false, size: Double = 17
  ) -> BuiltInTypeface {
    // The monospaced variant is the same at all sizes.
    instances.instance(
      weight: weight, isMonospaced: isMonospaced, isItalic: isItalic, size: isMonospaced ? 0 : size)
  }

  package var name: String {
    "FirstFrame \(isMonospaced ? "Mono" : "Sans") \(weight.styleName)\(isItalic ? " Italic" : "")"
  }

  /// Returns the glyph of a character, identified by its code point.
  package func glyph(for character: Unicode.Scalar) -> GlyphID? {
    let isIncluded =
      character.value < LatinTable.count
      ? design.table.contains(character) : design.repertoire.designs[character] != nil
    return isIncluded ? GlyphID(rawValue: character.value) : nil
  }

  /// Returns the glyph of a character in the design that the features select. The identifiers of alternate designs are
  /// above all code points.
  package func glyph(for character: Unicode.Scalar, features: Features) -> GlyphID? {
    guard features.contains(.tabularFigures), design.repertoire.tabularFigures[character] != nil else {
      return glyph(for: character)
    }
    return GlyphID(rawValue: Self.firstAlternate + character.value)
  }

  /// The first identifier above all code points.
  static let firstAlternate: UInt32 = 0x110000

  package func advance(of glyph: GlyphID) -> Double {
    let advance = design.advance(of: glyph)
    // Characters without width stay so.
    return advance == 0 ? 0 : advance + tracking
  }

  package func kerning(between left: GlyphID, and right: GlyphID) -> Double {
    design.kerning(between: left, and: right)
  }

  package func outline(of glyph: GlyphID) -> Path {
    design.outline(of: glyph)
  }

  /// Shapes text with one glyph for each visible character. Figures are proportional unless the feature `tnum` is on.
  package func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    var glyphs = shapeSimply(text, range: range, options: options)
    if !isMonospaced, options.features.areFiguresTabular { useTabularFigures(in: &glyphs) }
    return glyphs
  }

  /// Replaces figures, and removes the kerning beside them, so that columns of numbers with points and commas align.
  private func useTabularFigures(in glyphs: inout [ShapedGlyph]) {
    for index in glyphs.indices {
      let precedesFigure = index + 1 < glyphs.count && isFigure(glyphs[index + 1].glyph)
      if isFigure(glyphs[index].glyph) {
        glyphs[index].glyph = GlyphID(rawValue: Self.firstAlternate + glyphs[index].glyph.rawValue)
      } else if !precedesFigure {
        continue
      }
      glyphs[index].xAdvance = advance(of: glyphs[index].glyph)
    }
  }

  private func isFigure(_ glyph: GlyphID) -> Bool {
    (0x30...0x39).contains(glyph.rawValue)
  }

  /// The features that select an alternate design of a character.
  package struct Features: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Tabular figures (`tnum`), which all have the same advance, so that numbers in columns align and changing numbers
    /// do not move. The monospaced variant has only such figures.
    package static let tabularFigures = Features(rawValue: 1)
  }
}

extension [FontFeature] {
  /// Whether figures are tabular, as the last of the features `tnum` and `pnum` specifies.
  ///
  /// Source: OpenType feature tags `tnum` and `pnum`, which are mutually exclusive.
  fileprivate var areFiguresTabular: Bool {
    guard let last = last(where: { $0.tag == "tnum" || $0.tag == "pnum" }) else { return false }
    return last.tag == "tnum" && last.value > 0
  }
}
