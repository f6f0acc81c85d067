import Foundation
public import Geometry

/// The typeface drawn by this package: a plain interface sans in every weight, and its monospaced sibling.
///
/// Glyphs are strokes and arcs on a grid, expanded with the pen of the weight. Nothing is read from a file or
/// from the system, so text looks the same on every machine. Figures share one advance.
public final class BuiltInTypeface: Typeface {
  public let weight: FontWeight
  public let isMonospaced: Bool
  public let isItalic: Bool

  private let weights: StrokeWeights
  private let repertoire: GlyphRepertoire
  private let outlines = OutlineCache()

  private init(weight: FontWeight, isMonospaced: Bool, isItalic: Bool) {
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
    weights = StrokeWeights(weight: weight)
    repertoire = isMonospaced ? .monospaced : .proportional
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
    repertoire.designs[character] == nil ? nil : GlyphID(rawValue: character.value)
  }

  public func advance(of glyph: GlyphID) -> Double {
    guard let (_, design) = design(of: glyph) else { return 0 }
    return GlyphLayout(design, weights: weights, isMonospaced: isMonospaced).advance
  }

  public func kerning(between left: GlyphID, and right: GlyphID) -> Double {
    guard !isMonospaced, let (first, one) = design(of: left), let (second, other) = design(of: right) else {
      return 0
    }
    return Kerning.standard.correction(between: one.kernsLike ?? first, and: other.kernsLike ?? second)
  }

  public func outline(of glyph: GlyphID) -> Path {
    guard let (_, design) = design(of: glyph) else { return Path() }
    return outlines.outline(of: glyph) {
      GlyphLayout(design, weights: weights, isMonospaced: isMonospaced, isItalic: isItalic).outline(of: design)
    }
  }

  private func design(of glyph: GlyphID) -> (Unicode.Scalar, GlyphDesign)? {
    guard let character = Unicode.Scalar(glyph.rawValue), let design = repertoire.designs[character] else {
      return nil
    }
    return (character, design)
  }
}
