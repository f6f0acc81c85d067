import Foundation

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

  /// The offset whose caret is nearest to a place of the line.
  func offset(closestTo x: CGFloat) -> Int {
    var nearest = (offset: offsets.lowerBound, distance: CGFloat.infinity)
    for stop in stops() {
      for (offset, place) in [(stop.offset, stop.leadingX), (stop.end, stop.trailingX)] {
        if abs(place - x) < nearest.distance { nearest = (offset, abs(place - x)) }
      }
    }
    return nearest.offset
  }
}
