package import FirstFrameGeometry
import Foundation

/// The built-in typeface: a sans-serif for interfaces in all weights, with obliques and a monospaced variant.
///
/// Glyphs are strokes and arcs, expanded to outlines with the stroke thickness of the weight. Nothing is read from
/// files or from the system, so text looks the same on every machine. In text, figures are proportional unless the
/// feature `tnum` is on.
package final class BuiltInTypeface: Typeface {
  package let weight: FontWeight
  package let isMonospaced: Bool
  package let isItalic: Bool

  private let weights: StrokeWeights
  private let repertoire: GlyphRepertoire
  private let table: LatinTable
  private let outlines = OutlineCache()
  /// The advances of the proportional figures from 0 to 9; empty if there are none.
  private let proportionalFigureAdvances: [Double]

  private init(weight: FontWeight, isMonospaced: Bool, isItalic: Bool) {
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
    let weights = StrokeWeights(weight: weight)
    let repertoire = isMonospaced ? GlyphRepertoire.monospaced : .proportional
    self.weights = weights
    self.repertoire = repertoire
    table = LatinTable(repertoire) { GlyphLayout($0, weights: weights, isMonospaced: isMonospaced).advance }
    proportionalFigureAdvances = "0123456789".unicodeScalars.compactMap { repertoire.proportionalFigures[$0] }
      .map { GlyphLayout($0, weights: weights, isMonospaced: isMonospaced).advance }
  }

  private static let instances = InstanceCache()

  /// Returns the shared instance for a weight and style.
  package static func instance(
    weight: FontWeight = .regular, isMonospaced: Bool = false, isItalic: Bool = false
  ) -> BuiltInTypeface {
    instances.instance(
      of: InstanceCache.Style(weight: weight, isMonospaced: isMonospaced, isItalic: isItalic)
    ) {
      BuiltInTypeface(weight: weight, isMonospaced: isMonospaced, isItalic: isItalic)
    }
  }

  package var name: String {
    "FirstFrame \(isMonospaced ? "Mono" : "Sans") \(weight.styleName)\(isItalic ? " Italic" : "")"
  }

  package var metrics: TypefaceMetrics { VerticalGrid.metrics }

  /// Returns the glyph of a character, identified by its code point.
  package func glyph(for character: Unicode.Scalar) -> GlyphID? {
    let isIncluded =
      character.value < LatinTable.count ? table.contains(character) : repertoire.designs[character] != nil
    return isIncluded ? GlyphID(rawValue: character.value) : nil
  }

  /// Returns the glyph of a character in the design that the features select. The identifiers of alternate designs are
  /// above all code points.
  package func glyph(for character: Unicode.Scalar, features: Features) -> GlyphID? {
    guard features.contains(.proportionalFigures), repertoire.proportionalFigures[character] != nil else {
      return glyph(for: character)
    }
    return GlyphID(rawValue: Self.firstAlternate + character.value)
  }

  /// Returns the proportional glyph for the tabular glyph of a figure, with its advance; `nil` for all other glyphs.
  func proportionalFigure(for glyph: GlyphID) -> (glyph: GlyphID, advance: Double)? {
    let index = Int(glyph.rawValue) - 0x30
    guard proportionalFigureAdvances.indices.contains(index) else { return nil }
    return (GlyphID(rawValue: Self.firstAlternate + glyph.rawValue), proportionalFigureAdvances[index])
  }

  /// The first identifier above all code points.
  private static let firstAlternate: UInt32 = 0x110000

  package func advance(of glyph: GlyphID) -> Double {
    guard glyph.rawValue >= LatinTable.count else { return table.advance(of: glyph) }
    guard let (_, design) = design(of: glyph) else { return 0 }
    return GlyphLayout(design, weights: weights, isMonospaced: isMonospaced).advance
  }

  package func kerning(between left: GlyphID, and right: GlyphID) -> Double {
    isMonospaced ? 0 : Kerning.standard.correction(between: kerningClass(of: left), and: kerningClass(of: right))
  }

  private func kerningClass(of glyph: GlyphID) -> UInt8 {
    guard glyph.rawValue >= LatinTable.count else { return table.kerningClass(of: glyph) }
    guard let (character, design) = design(of: glyph) else { return 0 }
    return Kerning.standard.index(of: design.kernsLike ?? character)
  }

  package func outline(of glyph: GlyphID) -> Path {
    guard let (_, design) = design(of: glyph) else { return Path() }
    return outlines.outline(of: glyph) {
      GlyphLayout(design, weights: weights, isMonospaced: isMonospaced, isItalic: isItalic).outline(of: design)
    }
  }

  private func design(of glyph: GlyphID) -> (Unicode.Scalar, GlyphDesign)? {
    if glyph.rawValue >= Self.firstAlternate {
      guard let character = Unicode.Scalar(glyph.rawValue - Self.firstAlternate) else { return nil }
      return repertoire.proportionalFigures[character].map { (character, $0) }
    }
    guard let character = Unicode.Scalar(glyph.rawValue), let design = repertoire.designs[character] else {
      return nil
    }
    return (character, design)
  }

  /// Shapes text with one glyph for each visible character. Figures are proportional unless the feature `tnum` is on.
  package func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    var glyphs = shapeSimply(text, range: range, options: options)
    if isMonospaced { return glyphs }
    if options.features.areFiguresTabular {
      removeKerning(besideFiguresIn: &glyphs)
    } else {
      useProportionalFigures(in: &glyphs)
    }
    return glyphs
  }

  private func useProportionalFigures(in glyphs: inout [ShapedGlyph]) {
    for index in glyphs.indices {
      guard let figure = proportionalFigure(for: glyphs[index].glyph) else { continue }
      // Preserves the kerning in the advance, which both designs share.
      glyphs[index].xAdvance += figure.advance - advance(of: glyphs[index].glyph)
      glyphs[index].glyph = figure.glyph
    }
  }

  /// Removes the kerning of figures, so that columns of numbers with points and commas align.
  private func removeKerning(besideFiguresIn glyphs: inout [ShapedGlyph]) {
    for index in glyphs.indices {
      let precedesFigure = index + 1 < glyphs.count && proportionalFigure(for: glyphs[index + 1].glyph) != nil
      guard precedesFigure || proportionalFigure(for: glyphs[index].glyph) != nil else { continue }
      glyphs[index].xAdvance = advance(of: glyphs[index].glyph)
    }
  }

  /// The features that select an alternate design of a character.
  package struct Features: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Proportional figures (`pnum`), the default in text unless `tnum` is on.
    ///
    /// Without this feature, all figures have the same advance, so that numbers in columns align and changing numbers
    /// do not move. The monospaced variant has only tabular figures.
    package static let proportionalFigures = Features(rawValue: 1)
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

/// A table of the advances and kerning classes of the Latin characters, for fast measuring.
struct LatinTable: Sendable {
  /// The number of code points up to the end of Latin Extended-A.
  static let count: UInt32 = 0x180

  /// The advances; negative if the typeface has no glyph for the character.
  private let advances: [Double]
  private let kerningClasses: [UInt8]

  init(_ repertoire: GlyphRepertoire, advance: (GlyphDesign) -> Double) {
    var advances = [Double](repeating: -1, count: Int(Self.count))
    var classes = [UInt8](repeating: 0, count: Int(Self.count))
    for code in 0..<Self.count {
      guard let character = Unicode.Scalar(code), let design = repertoire.designs[character] else { continue }
      advances[Int(code)] = advance(design)
      classes[Int(code)] = Kerning.standard.index(of: design.kernsLike ?? character)
    }
    self.advances = advances
    kerningClasses = classes
  }

  func contains(_ character: Unicode.Scalar) -> Bool {
    advances[Int(character.value)] >= 0
  }

  func advance(of glyph: GlyphID) -> Double {
    max(advances[Int(glyph.rawValue)], 0)
  }

  func kerningClass(of glyph: GlyphID) -> UInt8 {
    kerningClasses[Int(glyph.rawValue)]
  }
}

/// A cache of the instances of the built-in typeface, one for each style.
///
/// `@unchecked Sendable`: the lock guards the dictionary.
final class InstanceCache: @unchecked Sendable {
  struct Style: Hashable {
    var weight: FontWeight
    var isMonospaced: Bool
    var isItalic: Bool
  }

  private let lock = NSLock()
  private var instances: [Style: BuiltInTypeface] = [:]

  func instance(of style: Style, make: () -> BuiltInTypeface) -> BuiltInTypeface {
    lock.withLock {
      if let instance = instances[style] { return instance }
      let instance = make()
      instances[style] = instance
      return instance
    }
  }
}

/// A cache of outlines.
///
/// `@unchecked Sendable`: the lock guards the dictionary. Two threads may draw a glyph at the same time; the outlines
/// are equal.
final class OutlineCache: @unchecked Sendable {
  private let lock = NSLock()
  private var outlines: [GlyphID: Path] = [:]

  func outline(of glyph: GlyphID, draw: () -> Path) -> Path {
    if let outline = lock.withLock({ outlines[glyph] }) { return outline }
    let outline = draw()
    lock.withLock { outlines[glyph] = outline }
    return outline
  }
}
