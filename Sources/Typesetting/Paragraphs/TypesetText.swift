public import Foundation

/// A paragraph whose glyphs have found their places.
public struct TypesetText: Sendable {
  public var lines: [TypesetLine]
  /// Whether characters were left out for want of room.
  public var isTruncated: Bool
  /// The characters that no typeface has, each once, in the order of the text.
  public var missingCharacters: [Unicode.Scalar]
  /// What the sizes of all fonts were multiplied by, so that the text fits; 1 where nothing shrank.
  public var scale: CGFloat

  /// The width of the widest line, with its indents, and the height of all lines, in points, not rounded.
  public var size: CGSize {
    var width: CGFloat = 0
    for line in lines { width = max(width, line.extent) }
    return CGSize(width: width, height: lines.last.map { $0.baseline + $0.descent } ?? 0)
  }

  /// The baseline of the first line, in points from the top of the text.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The baseline of the last line, in points from the top of the text.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// One line of set text.
public struct TypesetLine: Sendable {
  /// The left end of the line, in points from the left of the box.
  public var x: CGFloat
  /// The baseline, in points from the top of the text.
  public var baseline: CGFloat
  public var width: CGFloat
  public var ascent: CGFloat
  /// How far the line reaches below its baseline, in points; positive.
  public var descent: CGFloat
  /// From left to right.
  public var glyphRuns: [GlyphRun]
  public var attachments: [PlacedAttachment]
  /// The part of the text that the line stands for, in UTF-16 code units of all runs together: with the spaces and
  /// line breaks at its end, and with what an ellipsis replaces.
  public var offsets: Range<Int>

  /// Of the paragraph that the line belongs to.
  public var direction: TextDirection { placement.content.isRightToLeft ? .rightToLeft : .leftToRight }

  /// Whether any characters of the line, white space at its end aside, run from right to left.
  public var hasRightToLeftText: Bool {
    var result = false
    placement.forEach { _, cluster, _, _ in
      if cluster.level % 2 == 1, !cluster.hangs { result = true }
    }
    return result
  }

  let placement: LinePlacement
  /// The width of a box that the line needs, with its indents.
  let extent: CGFloat

  /// The characters shown, in the order of the text, with the ellipsis where the line was truncated.
  public var string: String {
    var characters = String.UnicodeScalarView()
    for span in placement.content.spans {
      for cluster in span.text.clusters[span.range] {
        let shown = span.text.characters[cluster.start..<cluster.end]
        if !shown.allSatisfy(\.isInvisible) { characters.append(contentsOf: shown) }
      }
    }
    return String(characters)
  }
}

/// Neighbouring glyphs of one typeface and size on one line.
public struct GlyphRun: Sendable {
  /// The index of the text run that the glyphs came from.
  public var textRun: Int
  public var typeface: any Typeface
  /// The size of the em square, in points.
  public var size: CGFloat
  public var baselineOffset: CGFloat
  /// From the left of the box to the first glyph's origin, in points.
  public var x: CGFloat
  /// The distance from the first glyph's origin to the end of the last glyph, in points.
  public var width: CGFloat
  public var glyphs: [PositionedGlyph]
}

/// A glyph and where its origin lies.
public struct PositionedGlyph: Sendable {
  public var glyph: GlyphID
  /// From the left of the box, in points.
  public var x: CGFloat
  /// Above the run's baseline, in points.
  public var y: CGFloat
}

/// The room that a line reserved for a picture.
public struct PlacedAttachment: Hashable, Sendable {
  /// The index of the text run that asked for it.
  public var textRun: Int
  /// In points from the top left of the text.
  public var rect: CGRect
}
