public import FirstFrameGeometry
import Foundation

/// The typeface drawn by this package: a plain interface sans in every weight, its obliques, and its monospaced
/// sibling.
///
/// Glyphs are strokes and arcs on a grid, expanded with the pen of the weight. Nothing is read from a file or
/// from the system, so text looks the same on every machine. In text, figures are spaced by their shapes unless
/// the feature `tnum` asks for one advance for all.
public final class BuiltInTypeface: Typeface {
  public let weight: FontWeight
  public let isMonospaced: Bool
  public let isItalic: Bool

  private let weights: StrokeWeights
  private let repertoire: GlyphRepertoire
  private let table: LatinTable
  private let outlines = OutlineCache()
  /// Of the figures by their shapes, from 0 to 9; empty where there are none.
  private let figureAdvances: [Double]

  private init(weight: FontWeight, isMonospaced: Bool, isItalic: Bool) {
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
    let weights = StrokeWeights(weight: weight)
    let repertoire = isMonospaced ? GlyphRepertoire.monospaced : .proportional
    self.weights = weights
    self.repertoire = repertoire
    table = LatinTable(repertoire) { GlyphLayout($0, weights: weights, isMonospaced: isMonospaced).advance }
    figureAdvances = "0123456789".unicodeScalars.compactMap { repertoire.proportionalFigures[$0] }
      .map { GlyphLayout($0, weights: weights, isMonospaced: isMonospaced).advance }
  }

  private static let instances = InstanceCache()

  /// The one instance of a weight, width and slant.
  public static func instance(
    weight: FontWeight = .regular, isMonospaced: Bool = false, isItalic: Bool = false
  ) -> BuiltInTypeface {
    instances.instance(
      of: InstanceCache.Style(weight: weight, isMonospaced: isMonospaced, isItalic: isItalic)
    ) {
      BuiltInTypeface(weight: weight, isMonospaced: isMonospaced, isItalic: isItalic)
    }
  }

  public var name: String {
    "FirstFrame \(isMonospaced ? "Mono" : "Sans") \(weight.styleName)\(isItalic ? " Italic" : "")"
  }

  public var metrics: TypefaceMetrics { VerticalGrid.metrics }

  /// The glyph of a character; its number is the character's code point.
  public func glyph(for character: Unicode.Scalar) -> GlyphID? {
    let isThere = character.value < LatinTable.count ? table.has(character) : repertoire.designs[character] != nil
    return isThere ? GlyphID(rawValue: character.value) : nil
  }

  /// The glyph of a character in the design that the features choose; its number is above those of Unicode where
  /// that is not the usual one.
  public func glyph(for character: Unicode.Scalar, features: Features) -> GlyphID? {
    guard features.contains(.proportionalFigures), repertoire.proportionalFigures[character] != nil else {
      return glyph(for: character)
    }
    return GlyphID(rawValue: Self.alternates + character.value)
  }

  /// The design by its shape of a figure's usual glyph, with its advance; nil for all other glyphs.
  func figureByShape(for glyph: GlyphID) -> (glyph: GlyphID, advance: Double)? {
    let index = Int(glyph.rawValue) - 0x30
    guard figureAdvances.indices.contains(index) else { return nil }
    return (GlyphID(rawValue: Self.alternates + glyph.rawValue), figureAdvances[index])
  }

  /// The first number that is no code point.
  private static let alternates: UInt32 = 0x110000

  public func advance(of glyph: GlyphID) -> Double {
    guard glyph.rawValue >= LatinTable.count else { return table.advance(of: glyph) }
    guard let (_, design) = design(of: glyph) else { return 0 }
    return GlyphLayout(design, weights: weights, isMonospaced: isMonospaced).advance
  }

  public func kerning(between left: GlyphID, and right: GlyphID) -> Double {
    isMonospaced ? 0 : Kerning.standard.correction(between: kerningClass(of: left), and: kerningClass(of: right))
  }

  private func kerningClass(of glyph: GlyphID) -> UInt8 {
    guard glyph.rawValue >= LatinTable.count else { return table.kerningClass(of: glyph) }
    guard let (character, design) = design(of: glyph) else { return 0 }
    return Kerning.standard.index(of: design.kernsLike ?? character)
  }

  public func outline(of glyph: GlyphID) -> Path {
    guard let (_, design) = design(of: glyph) else { return Path() }
    return outlines.outline(of: glyph) {
      GlyphLayout(design, weights: weights, isMonospaced: isMonospaced, isItalic: isItalic).outline(of: design)
    }
  }

  private func design(of glyph: GlyphID) -> (Unicode.Scalar, GlyphDesign)? {
    if glyph.rawValue >= Self.alternates {
      guard let character = Unicode.Scalar(glyph.rawValue - Self.alternates) else { return nil }
      return repertoire.proportionalFigures[character].map { (character, $0) }
    }
    guard let character = Unicode.Scalar(glyph.rawValue), let design = repertoire.designs[character] else {
      return nil
    }
    return (character, design)
  }

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

  /// Choices between designs of the same character.
  public struct Features: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Figures spaced by their shapes (`pnum`), as text has them unless it asks for `tnum`.
    ///
    /// Without it all figures share one advance, so that scores, prices and clocks do not move as they change and
    /// columns align. The monospaced sibling has no other figures.
    public static let proportionalFigures = Features(rawValue: 1)
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

/// The advances and kerning classes of the commonest characters, looked up without a hash.
///
/// Paragraphs are measured far more often than glyphs are drawn.
struct LatinTable: Sendable {
  /// One past the last code point of Latin Extended-A.
  static let count: UInt32 = 0x180

  /// Negative where the typeface has no glyph.
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

  func has(_ character: Unicode.Scalar) -> Bool {
    advances[Int(character.value)] >= 0
  }

  func advance(of glyph: GlyphID) -> Double {
    max(advances[Int(glyph.rawValue)], 0)
  }

  func kerningClass(of glyph: GlyphID) -> UInt8 {
    kerningClasses[Int(glyph.rawValue)]
  }
}

/// The instances of the built-in typeface made so far, one per style.
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

/// The outlines drawn so far, safe to use from several threads.
///
/// A glyph may be drawn twice by threads that ask at once; both get the same outline.
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
