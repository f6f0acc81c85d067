public import Foundation

extension TypesetText {
  /// The width of a caret, in points.
  public static let caretWidth: CGFloat = 2

  /// Where a caret stands, in points from the top left of the text; its left side is the place between two characters.
  ///
  /// - Parameter offset: Counted in UTF-16 code units of all runs together, as `NSRange` counts. Within a grapheme
  ///   cluster it means the start of the cluster, in a part that is not shown the end of what is shown before it.
  public func caretRect(at offset: Int) -> CGRect {
    guard let line = lines.last(where: { $0.offsets.lowerBound <= offset }) ?? lines.first else { return .zero }
    return CGRect(
      x: line.caretX(at: offset), y: line.baseline - line.ascent, width: Self.caretWidth,
      height: line.ascent + line.descent)
  }

  /// The place between two characters that is nearest to a point, in UTF-16 code units of all runs together.
  ///
  /// A point above the text counts as one on its first line, a point below as one on its last.
  public func position(closestTo point: CGPoint) -> Int {
    let line = lines.first { point.y < $0.baseline + $0.descent } ?? lines.last
    return line?.offset(closestTo: point.x) ?? 0
  }
}

extension TypesetLine {
  /// A cluster of the text as a caret sees it.
  struct Stop {
    let offset: Int
    let end: Int
    /// Where its first character begins, in points from the left of the box: its left side unless it runs from right
    /// to left.
    let leadingX: CGFloat
    let trailingX: CGFloat
  }

  /// The clusters of the text that are shown, from left to right.
  func stops() -> [Stop] {
    var stops: [Stop] = []
    placement.forEach { _, cluster, x, advance in
      guard cluster.kind != .sign else { return }
      let isRightToLeft = cluster.level % 2 == 1
      stops.append(
        Stop(
          offset: cluster.offset, end: cluster.offset + cluster.length,
          leadingX: isRightToLeft ? x + advance : x, trailingX: isRightToLeft ? x : x + advance))
    }
    return stops
  }

  /// Where a caret stands before the character at an offset, or behind the last one shown before it.
  func caretX(at offset: Int) -> CGFloat {
    let before = stops().filter { $0.offset <= offset }.max { $0.offset < $1.offset }
    guard let before else { return placement.content.isRightToLeft ? x + width : x }
    return offset < before.end ? before.leadingX : before.trailingX
  }

  /// The nearer end of the character at a place of the line, or of the one nearest to it.
  ///
  /// Where directions change two characters have one edge in common, but not the offset there.
  func offset(closestTo x: CGFloat) -> Int {
    var nearest = (offset: offsets.lowerBound, distance: CGFloat.infinity)
    for stop in stops() {
      let distance = max(min(stop.leadingX, stop.trailingX) - x, x - max(stop.leadingX, stop.trailingX), 0)
      guard distance < nearest.distance else { continue }
      nearest = (abs(stop.leadingX - x) <= abs(stop.trailingX - x) ? stop.offset : stop.end, distance)
    }
    return nearest.offset
  }
}
