package import Foundation

/// A grapheme cluster on a typeset line, with its place and its glyphs.
package struct PlacedCluster: Sendable {
  /// The index of the text run.
  package var textRun: Int
  package var typeface: any Typeface
  /// The range in the source, in UTF-16 code units of all runs together; empty for an added ellipsis or hyphen.
  package var offsets: Range<Int>
  /// The left edge, in points from the left edge of the box.
  package var x: CGFloat
  /// The distance to the next cluster on the right, in points.
  package var advance: CGFloat
  package var isRightToLeft: Bool
  /// Whether the cluster is white space that has no width at the end of a wrapped line.
  package var isHanging: Bool
  /// Whether the cluster is a space that justification widens.
  package var isWordSpace: Bool
  /// Whether the cluster has a width without glyphs: a tab or an attachment.
  package var isPlaceholder: Bool
  /// The glyphs from left to right; empty for the parts of a ligature other than the leftmost one.
  package var glyphs: [PositionedGlyph]
}

extension TypesetLine {
  /// The clusters from left to right.
  package var clusters: [PlacedCluster] {
    var clusters: [PlacedCluster] = []
    placement.visitClusters { text, cluster, x, advance in
      clusters.append(
        PlacedCluster(
          textRun: cluster.textRun, typeface: text.segments[cluster.segment].typeface,
          offsets: cluster.offset..<(cluster.offset + cluster.length), x: x, advance: advance,
          isRightToLeft: cluster.level % 2 == 1, isHanging: cluster.isHanging,
          isWordSpace: text.isWordSpace(cluster),
          isPlaceholder: cluster.kind == .tab || cluster.kind == .attachment,
          glyphs: text.glyphs[cluster.glyphs].map { PositionedGlyph(glyph: $0.glyph, x: x + $0.x, y: $0.y) }))
    }
    return clusters
  }

  /// The largest metrics of the line's fonts, without the line height of the paragraph; zero for a line without text.
  package var fontMetrics: LineMetrics { placement.content.fontMetrics ?? .zero }
}

extension LineContent {
  /// The largest metrics of the content's segments; `nil` for a line without text.
  var fontMetrics: LineMetrics? {
    var largest: LineMetrics?
    for span in spans {
      guard let first = span.range.first, let last = span.range.last else { continue }
      let clusters = span.text.clusters
      for segment in clusters[first].segment...clusters[last].segment {
        largest = (largest ?? .zero).enclosing(span.text.segments[segment].metrics)
      }
    }
    return largest
  }
}
