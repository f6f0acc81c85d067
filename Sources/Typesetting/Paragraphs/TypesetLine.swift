public import Foundation

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
