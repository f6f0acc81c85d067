public import Foundation

/// Sets paragraphs: finds typefaces, breaks lines, and places glyphs.
public struct Typesetter: Sendable {
  public init() {}

  /// Sets a paragraph within a width, in points; `.infinity` where only its own line breaks count.
  ///
  /// Lines that would begin below `height` are left out, and the last one that is shown is truncated.
  public func typeset(
    _ paragraph: Paragraph, width: CGFloat, height: CGFloat = .infinity
  ) -> TypesetText {
    TypesetText(lines: [], size: .zero, isTruncated: false, missingCharacters: [])
  }

  /// The measures of a font, in points.
  public func lineMetrics(of font: Font) -> LineMetrics {
    LineMetrics(ascent: font.size * 0.95, descent: font.size * 0.25, leading: 0, capHeight: 0, xHeight: 0)
  }
}
