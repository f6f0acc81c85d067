package import Foundation

/// A typeset paragraph: lines of positioned glyphs.
package struct TypesetText: Sendable {
  package var lines: [TypesetLine]
  /// Whether text was omitted because there is too little space.
  package var isTruncated: Bool
  /// The characters that no typeface has, without duplicates, in the order of the text.
  package var missingCharacters: [Unicode.Scalar]
  /// The factor by which all font sizes were multiplied so that the text fits; 1 if it fits without shrinking.
  package var scale: CGFloat

  /// The width of the widest line including its indents, and the height of all lines, in points, not rounded.
  package var size: CGSize {
    var width: CGFloat = 0
    for line in lines { width = max(width, line.extent) }
    return CGSize(width: width, height: lines.last.map { $0.baseline + $0.descent } ?? 0)
  }

  /// The baseline of the first line, in points from the top of the text.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The baseline of the last line, in points from the top of the text.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// One line of a typeset text.
package struct TypesetLine: Sendable {
  /// The left edge of the line, in points from the left edge of the box.
  package var x: CGFloat
  /// The baseline, in points from the top of the text.
  package var baseline: CGFloat
  package var width: CGFloat
  package var ascent: CGFloat
  /// The distance from the baseline to the bottom of the line, in points; positive.
  package var descent: CGFloat
  /// The glyph runs, from left to right.
  package var glyphRuns: [GlyphRun]
  package var attachments: [PlacedAttachment]
  /// The range of the text on this line, in UTF-16 code units of all runs together. It includes spaces and line breaks
  /// at the end, and the text that an ellipsis replaces.
  package var offsets: Range<Int>

  /// The direction of the line's paragraph.
  package var direction: TextDirection { placement.content.isRightToLeft ? .rightToLeft : .leftToRight }

  /// Whether the line has right-to-left characters other than trailing white space.
  package var hasRightToLeftText: Bool {
    var result = false
    placement.visitClusters { _, cluster, _, _ in
      if cluster.level % 2 == 1, !cluster.isHanging { result = true }
    }
    return result
  }

  let placement: LinePlacement
  /// The width of the box that the line needs, including its indents, in points.
  let extent: CGFloat

  /// The visible characters in logical order, including the ellipsis of a truncated line.
  package var string: String {
    // `UnicodeScalarView.append(contentsOf:)` copies the whole view.
    var characters = ""
    for span in placement.content.spans {
      for cluster in span.text.clusters[span.range] {
        let content = span.text.characters[cluster.start..<cluster.end]
        guard !content.allSatisfy(\.isInvisible) else { continue }
        for character in content { characters.unicodeScalars.append(character) }
      }
    }
    return characters
  }
}

/// Adjacent glyphs of one typeface and size on one line.
package struct GlyphRun: Sendable {
  /// The index of the text run of the glyphs.
  package var textRun: Int
  package var typeface: any Typeface
  /// The size of the em square, in points.
  package var size: CGFloat
  package var baselineOffset: CGFloat
  /// The origin of the first glyph, in points from the left edge of the box.
  package var x: CGFloat
  /// The distance from the first glyph's origin to the end of the last glyph, in points.
  package var width: CGFloat
  package var glyphs: [PositionedGlyph]
}

/// A glyph and the position of its origin.
package struct PositionedGlyph: Sendable {
  package var glyph: GlyphID
  /// The distance from the left edge of the box, in points.
  package var x: CGFloat
  /// The distance above the run's baseline, in points.
  package var y: CGFloat
}

/// The position of an attachment on a line.
package struct PlacedAttachment: Hashable, Sendable {
  /// The index of the attachment's text run.
  package var textRun: Int
  /// The frame of the attachment, in points from the top left of the text.
  package var rect: CGRect
}
