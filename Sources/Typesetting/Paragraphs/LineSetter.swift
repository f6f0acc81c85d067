import Foundation

/// Places the glyphs of broken lines.
struct LineSetter {
  let paragraph: Paragraph
  /// Of the box, in points.
  let width: CGFloat
  let library: TypefaceLibrary

  func set(_ lines: [[GlyphItem]]) -> [TypesetLine] {
    var top: CGFloat = 0
    return lines.map { items in
      let line = set(items, top: top)
      top = line.baseline + line.descent
      return line
    }
  }

  private func set(_ items: [GlyphItem], top: CGFloat) -> TypesetLine {
    let lineWidth = items.reduce(0) { $0 + $1.advance }
    let metrics = metrics(of: items)
    let x = paragraph.alignment.offset(of: lineWidth, in: width)
    return TypesetLine(
      string: String(String.UnicodeScalarView(items.map(\.character))), x: x,
      baseline: top + metrics.ascent, width: lineWidth, ascent: metrics.ascent,
      descent: metrics.descent + metrics.leading, glyphRuns: glyphRuns(of: items, x: x))
  }

  /// The largest measures on the line; of the paragraph's first font on an empty one.
  private func metrics(of items: [GlyphItem]) -> LineMetrics {
    var textRuns = items.map(\.textRun)
    if textRuns.isEmpty, !paragraph.runs.isEmpty { textRuns = [0] }
    var largest = LineMetrics.zero
    var last: Int?
    for textRun in textRuns where textRun != last {
      let run = paragraph.runs[textRun]
      let metrics = LineMetrics(of: library.typeface(for: run.font), size: run.font.size)
      largest = largest.enclosing(metrics.raised(by: run.baselineOffset))
      last = textRun
    }
    return largest
  }

  private func glyphRuns(of items: [GlyphItem], x: CGFloat) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    var x = x
    for item in items {
      if let last = runs.last, last.textRun == item.textRun, last.typeface === item.typeface {
        runs[runs.count - 1].glyphs.append(PositionedGlyph(glyph: item.glyph, x: x))
      } else {
        runs.append(run(startingWith: item, x: x))
      }
      x += item.advance
      runs[runs.count - 1].width = x - runs[runs.count - 1].x
    }
    return runs
  }

  private func run(startingWith item: GlyphItem, x: CGFloat) -> GlyphRun {
    let run = paragraph.runs[item.textRun]
    return GlyphRun(
      textRun: item.textRun, typeface: item.typeface, size: run.font.size, baselineOffset: run.baselineOffset,
      x: x, width: 0, glyphs: [PositionedGlyph(glyph: item.glyph, x: x)])
  }
}
