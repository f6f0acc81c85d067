import FirstFrameGeometry
import FirstFrameTypesetting
public import Foundation

/// The glyphs of a font, for Core Text, whose functions are in another package.
@_spi(Porting) extension UIFont {
  /// The number that stands for a glyph with a width and without an outline: that of a tab or a placeholder.
  public static let deletedGlyph: UInt16 = 0xFFFF

  private var typeface: any Typeface { Typesetter.current.library.typeface(for: font) }
  private var scale: CGFloat { font.size / typeface.metrics.unitsPerEm }

  public var unitsPerEm: UInt32 { UInt32(max(typeface.metrics.unitsPerEm, 0)) }
  /// The middle of an underline, in points above the baseline.
  public var underlinePosition: CGFloat { typeface.metrics.underlinePosition * scale }
  public var underlineThickness: CGFloat { typeface.metrics.underlineThickness * scale }

  /// Returns the number of a character's glyph; `nil` if the typeface does not have it.
  public func glyph(for character: Unicode.Scalar) -> UInt16? {
    typeface.glyph(for: character).flatMap { GlyphNumber.number(of: $0) }
  }

  /// Returns the width of a glyph, in points.
  public func advance(of glyph: UInt16) -> CGFloat {
    GlyphNumber.isGlyph(glyph) ? typeface.advance(of: GlyphNumber.glyph(glyph)) * scale : 0
  }

  /// Returns the outline of a glyph in points, with y up from the baseline; empty for a glyph without one.
  public func outline(of glyph: UInt16) -> CGPath {
    guard GlyphNumber.isGlyph(glyph) else { return CGMutablePath() }
    return CGPath(typeface.outline(of: GlyphNumber.glyph(glyph)).transformed(by: .scale(scale)))
  }

  /// Returns the font in which a string of one grapheme cluster is drawn: the font itself, or one of another family.
  public func fallback(for cluster: String) -> UIFont {
    guard let face = Typesetter.current.library.typeface(for: Array(cluster.unicodeScalars), font: font) else {
      return self
    }
    return replacingTypeface(with: face)
  }

  /// Returns the font of a typeface that was selected in place of the font's own.
  func replacingTypeface(with face: any Typeface) -> UIFont {
    guard face !== typeface else { return self }
    var other = font
    other.family = Typesetter.current.library.family(of: face, for: font)
    return UIFont(other, styleLeading: styleLeading)
  }
}

/// The numbers of glyphs with 16 bits, as in Core Text.
enum GlyphNumber {
  /// The built-in typeface numbers the alternates of a character behind all characters; they get the numbers of the
  /// first private characters, which it does not have.
  private static let firstAlternate: UInt32 = 0x110000
  private static let firstPrivate: UInt32 = 0xE000

  /// Returns the number of a glyph; `nil` if it has more than 16 bits.
  static func number(of glyph: GlyphID) -> UInt16? {
    let value = glyph.rawValue >= firstAlternate ? glyph.rawValue - firstAlternate + firstPrivate : glyph.rawValue
    return UInt16(exactly: value)
  }

  /// Whether a number is that of a glyph with an outline: neither that of a missing nor of a deleted glyph.
  static func isGlyph(_ number: UInt16) -> Bool { number != 0 && number != UIFont.deletedGlyph }

  static func glyph(_ number: UInt16) -> GlyphID {
    let value = UInt32(number)
    let isAlternate = (firstPrivate..<firstPrivate + 0x100).contains(value)
    return GlyphID(rawValue: isAlternate ? value - firstPrivate + firstAlternate : value)
  }
}
