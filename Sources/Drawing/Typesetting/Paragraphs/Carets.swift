package import Foundation

extension TypesetText {
  /// The width of a caret, in points.
  package static let caretWidth: CGFloat = 2

  /// Returns the frame of a caret, in points from the top left of the text. Its left edge is at the edge of a
  /// character.
  ///
  /// - Parameter offset: The offset in UTF-16 code units of all runs together, as in `NSRange`. An offset within a
  ///   grapheme cluster is the start of the cluster. An offset within hidden text is the end of the preceding visible
  ///   text.
  package func caretRect(at offset: Int) -> CGRect {
    guard let line = lines.last(where: { $0.offsets.lowerBound <= offset }) ?? lines.first else { return .zero }
    return CGRect(
      x: line.caretX(at: offset), y: line.baseline - line.ascent, width: Self.caretWidth,
      height: line.ascent + line.descent)
  }

  /// Returns the caret offset that is nearest to a point, in UTF-16 code units of all runs together.
  ///
  /// Points above the text are on its first line, and points below it on its last line.
  package func position(closestTo point: CGPoint) -> Int {
    let line = lines.first { point.y < $0.baseline + $0.descent } ?? lines.last
    return line?.offset(closestTo: point.x) ?? 0
  }
}

extension TypesetLine {
  /// A cluster with its offsets in the source and the positions of carets at its edges.
  struct CaretStop {
    let offset: Int
    let end: Int
    /// The edge at which the cluster starts, in points from the left edge of the box: the left edge of the cluster
    /// unless it is right to left.
    let leadingX: CGFloat
    let trailingX: CGFloat
  }

  /// Returns the visible clusters of the text, from left to right.
  func caretStops() -> [CaretStop] {
    var stops: [CaretStop] = []
    placement.visitClusters { _, cluster, x, advance in
      guard cluster.kind != .sign else { return }
      let isRightToLeft = cluster.level % 2 == 1
      stops.append(
        CaretStop(
          offset: cluster.offset, end: cluster.offset + cluster.length,
          leadingX: isRightToLeft ? x + advance : x, trailingX: isRightToLeft ? x : x + advance))
    }
    return stops
  }

  /// Returns the x position of the caret before the character at an offset, or after the last visible character before
  /// the offset, in points from the left edge of the box.
  func caretX(at offset: Int) -> CGFloat {
    let before = caretStops().filter { $0.offset <= offset }.max { $0.offset < $1.offset }
    guard let before else { return placement.content.isRightToLeft ? x + width : x }
    return offset < before.end ? before.leadingX : before.trailingX
  }

  /// Returns the offset of the nearer edge of the character at `x`, or of the character nearest to it.
  ///
  /// At a change of direction, two characters share an edge but have different offsets there.
  func offset(closestTo x: CGFloat) -> Int {
    var nearest = (offset: offsets.lowerBound, distance: CGFloat.infinity)
    for stop in caretStops() {
      let distance = max(min(stop.leadingX, stop.trailingX) - x, x - max(stop.leadingX, stop.trailingX), 0)
      guard distance < nearest.distance else { continue }
      nearest = (abs(stop.leadingX - x) <= abs(stop.trailingX - x) ? stop.offset : stop.end, distance)
    }
    return nearest.offset
  }
}
