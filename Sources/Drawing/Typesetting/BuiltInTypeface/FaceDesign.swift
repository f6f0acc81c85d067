import FirstFrameGeometry
import Foundation
import Synchronization

/// The glyphs of one style and design size, shared by the typefaces of all sizes that differ only in tracking.
final class FaceDesign: Sendable {
  struct Style: Hashable {
    var weight: FontWeight
    var isMonospaced: Bool
    var isItalic: Bool
    /// See ``DesignPosition/displayShare``.
    var displayShare: Double
  }

  let measures: FaceMeasures
  let repertoire: GlyphRepertoire
  let table: LatinTable
  private let isMonospaced: Bool
  private let isItalic: Bool
  private let kerningFactors: [Double]
  private let outlines = OutlineCache()

  init(_ style: Style) {
    isMonospaced = style.isMonospaced
    isItalic = style.isItalic
    let measures = FaceMeasures(
      weight: style.weight, displayShare: style.displayShare, isMonospaced: style.isMonospaced, isItalic: style.isItalic
    )
    self.measures = measures
    repertoire = style.isMonospaced ? .monospaced : .proportional
    table = LatinTable(repertoire) {
      Self.units(GlyphLayout($0, measures: measures, isMonospaced: style.isMonospaced).advance)
    }
    kerningFactors = Kerning.standard.factors(at: measures.position)
  }

  /// Returns the advance without tracking, in units.
  func advance(of glyph: GlyphID) -> Double {
    guard glyph.rawValue >= LatinTable.count else { return table.advance(of: glyph) }
    guard let (_, design) = design(of: glyph) else { return 0 }
    return Self.units(GlyphLayout(design, measures: measures, isMonospaced: isMonospaced).advance)
  }

  func kerning(between left: GlyphID, and right: GlyphID) -> Double {
    if isMonospaced { return 0 }
    let row = kerningClass(of: left)
    return Kerning.standard.correction(between: row, and: kerningClass(of: right)) * kerningFactors[Int(row)]
  }

  private func kerningClass(of glyph: GlyphID) -> UInt8 {
    guard glyph.rawValue >= LatinTable.count else { return table.kerningClass(of: glyph) }
    guard let (character, design) = design(of: glyph) else { return 0 }
    return Kerning.standard.index(of: design.kernsLike ?? character)
  }

  func outline(of glyph: GlyphID) -> Path {
    guard let (_, design) = design(of: glyph) else { return Path() }
    return outlines.outline(of: glyph) {
      GlyphLayout(design, measures: measures, isMonospaced: isMonospaced, isItalic: isItalic).outline(of: design)
    }
  }

  private func design(of glyph: GlyphID) -> (Unicode.Scalar, GlyphDesign)? {
    if glyph.rawValue >= BuiltInTypeface.firstAlternate {
      guard let character = Unicode.Scalar(glyph.rawValue - BuiltInTypeface.firstAlternate) else { return nil }
      return repertoire.tabularFigures[character].map { (character, $0) }
    }
    guard let character = Unicode.Scalar(glyph.rawValue), let design = repertoire.designs[character] else {
      return nil
    }
    return (character, design)
  }

  /// Converts thousandths of the em to units. Differences from whole units that are rounding errors are removed.
  private static func units(_ thousandths: Double) -> Double {
    let units = thousandths * FaceMeasures.unit
    let whole = units.rounded()
    return abs(units - whole) < 1e-9 ? whole : units
  }
}

/// A cache of outlines.
///
/// Two threads may draw a glyph at the same time. The outlines are equal.
final class OutlineCache: Sendable {
  private let outlines = Mutex<[GlyphID: Path]>([:])

  func outline(of glyph: GlyphID, draw: () -> Path) -> Path {
    if let outline = outlines.withLock({ $0[glyph] }) { return outline }
    let outline = draw()
    outlines.withLock { $0[glyph] = outline }
    return outline
  }
}
