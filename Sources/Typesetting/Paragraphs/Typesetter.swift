public import Foundation

/// Sets paragraphs: finds typefaces, breaks lines, and places glyphs.
public struct Typesetter: Sendable {
  public let library: TypefaceLibrary
  private let bidi: any BidiResolver

  public init(library: TypefaceLibrary = .builtIn, bidi: any BidiResolver = UniformBidiResolver()) {
    self.library = library
    self.bidi = bidi
  }

  /// Sets a paragraph within a width, in points; `.infinity` where only its own line breaks count.
  ///
  /// Lines that do not fit the height are left out, all but the first, and the last one shown is truncated.
  public func typeset(
    _ paragraph: Paragraph, width: CGFloat, height: CGFloat = .infinity
  ) -> TypesetText {
    let itemizer = GlyphItemizer(paragraph.runs, library: library)
    let limit = lineLimit(of: paragraph, height: height)
    let fitted = fittedLines(of: itemizer.lines, paragraph: paragraph, width: width, limit: limit)
    let setter = LineSetter(paragraph: paragraph, width: width, library: library)
    return TypesetText(
      lines: setter.set(fitted.lines), isTruncated: fitted.isTruncated,
      missingCharacters: itemizer.missingCharacters)
  }

  /// The measures of a font, in points.
  public func lineMetrics(of font: Font) -> LineMetrics {
    LineMetrics(of: library.typeface(for: font), size: font.size)
  }

  private func lineLimit(of paragraph: Paragraph, height: CGFloat) -> Int {
    let limit = paragraph.maximumLines > 0 ? paragraph.maximumLines : .max
    let tallest = paragraph.runs.map { lineMetrics(of: $0.font).lineHeight }.max() ?? 0
    guard height.isFinite, tallest > 0 else { return limit }
    // A box that was rounded to pixels may be a little lower than the lines that it was made for.
    return min(limit, max(Int(min((height + 0.5) / tallest, 1e6)), 1))
  }

  private func fittedLines(
    of hardLines: [[GlyphItem]], paragraph: Paragraph, width: CGFloat, limit: Int
  ) -> (lines: [[GlyphItem]], isTruncated: Bool) {
    let truncator = Truncator(mode: paragraph.truncation, width: width) { ellipsis(like: $0, in: paragraph) }
    var lines: [[GlyphItem]] = []
    for (index, hardLine) in hardLines.enumerated() {
      let softLines = LineBreaker(width: width).lines(of: hardLine)
      let room = limit - lines.count
      let isLast = index == hardLines.count - 1
      if softLines.count < room || softLines.count == room && isLast {
        lines += softLines.map(Array.init)
      } else {
        lines += softLines.prefix(room - 1).map(Array.init)
        lines.append(truncator.truncate(hardLine[softLines[room - 1].startIndex...]))
        return (lines, true)
      }
    }
    return (lines, false)
  }

  private func ellipsis(like item: GlyphItem, in paragraph: Paragraph) -> GlyphItem {
    let font = paragraph.runs[item.textRun].font
    let typeface = library.typeface(for: font)
    let glyph = typeface.glyph(for: "…") ?? item.glyph
    return GlyphItem(
      character: "…", glyph: glyph, typeface: typeface, textRun: item.textRun,
      advance: typeface.advance(of: glyph) * font.size / typeface.metrics.unitsPerEm)
  }
}
