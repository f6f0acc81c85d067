import Foundation

/// One glyph on its way into a line.
struct GlyphItem {
  let character: Unicode.Scalar
  let glyph: GlyphID
  let typeface: any Typeface
  /// The index of the text run that the glyph came from.
  let textRun: Int
  /// The distance to the next glyph's origin, in points, with kerning against the next glyph of the text.
  var advance: CGFloat

  var isSpace: Bool { character == " " || character == "\t" }

  /// Whether a line may end after the character, and keep it.
  var allowsBreakAfter: Bool {
    switch character {
    case " ", "\t", "-", "\u{2010}", "\u{2013}", "\u{2014}", "\u{200B}", "/": true
    default: false
    }
  }
}
