import Foundation

/// Truncates a line that does not fit, with an ellipsis in the style of the adjacent text.
struct Truncator {
  let mode: TextTruncation
  let filler: LineFiller
  /// The start of the line, in points.
  let indent: CGFloat
  /// The available width, in points.
  let room: CGFloat
  /// The embedding level of the paragraph.
  let baseLevel: UInt8

  private var clusters: [TextCluster] { filler.text.clusters }

  func truncate(_ range: Range<Int>) -> [LineSpan] {
    guard !range.isEmpty else { return [] }
    var limit = room
    while true {
      let (spans, isShortest) = spans(of: range, room: limit)
      let width = filler.ruler.width(of: spans, from: indent)
      if isShortest || mode == .clip || !(width > room + LineFiller.slack) { return spans }
      // Reshaping at the cut made the line longer.
      limit -= max(width - room, LineFiller.slack)
    }
  }

  /// Returns the spans of the truncated line. `isShortest` is true if no more clusters can be removed.
  private func spans(of range: Range<Int>, room: CGFloat) -> ([LineSpan], isShortest: Bool) {
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    switch mode {
    case .clip, .omit:
      return ([LineSpan(filler.text, range)], true)
    case .tail:
      let kept = prefix(of: range, room: room - width(ofEllipsisLike: first))
      return ([part(kept, in: range), ellipsis(after: kept.last, orLike: first)], kept.isEmpty)
    case .head:
      let kept = suffix(of: range, room: room - width(ofEllipsisLike: last))
      return ([ellipsis(after: nil, before: kept.first, orLike: last), part(kept, in: range)], kept.isEmpty)
    case .middle:
      let rest = room - width(ofEllipsisLike: first)
      let head = prefix(of: range, room: rest / 2)
      let used = filler.ruler.width(of: [LineSpan(filler.text, head)], from: indent)
      let tail = suffix(of: head.upperBound..<range.upperBound, room: rest - used)
      return (
        [
          part(head, in: range), ellipsis(after: head.last, before: tail.first, orLike: first),
          part(tail, in: range),
        ],
        head.isEmpty && tail.isEmpty
      )
    }
  }

  private func part(_ part: Range<Int>, in range: Range<Int>) -> LineSpan {
    filler.span(of: part, in: range).0
  }

  /// Returns an ellipsis with the level of a neutral character: the level of the adjacent text if there is text on both
  /// sides, or else the level of the paragraph. So an ellipsis at the end of the text is at the end of the line.
  private func ellipsis(after previous: Int?, before next: Int? = nil, orLike other: Int) -> LineSpan {
    var level = baseLevel
    if let previous, let next { level = min(clusters[previous].level, clusters[next].level) }
    let model = clusters[previous ?? next ?? other]
    return LineSpan(filler.text.sign("…", like: model, level: level, library: filler.library))
  }

  private func width(ofEllipsisLike index: Int) -> CGFloat {
    filler.ruler.width(of: [ellipsis(after: index, orLike: index)], from: indent)
  }

  /// Returns the longest prefix that fits, without spaces at its end.
  private func prefix(of range: Range<Int>, room: CGFloat) -> Range<Int> {
    let span = LineSpan(filler.text, range)
    var x = indent
    var end = range.lowerBound
    while end < range.upperBound {
      x += filler.ruler.advance(of: end, in: span, at: x)
      if x > indent + room + LineFiller.slack { break }
      end += 1
    }
    while end > range.lowerBound, clusters[end - 1].isHanging { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the longest suffix that fits, without spaces at its start.
  private func suffix(of range: Range<Int>, room: CGFloat) -> Range<Int> {
    var used: CGFloat = 0
    var start = range.upperBound
    while start > range.lowerBound {
      used += clusters[start - 1].advance
      if used > room + LineFiller.slack { break }
      start -= 1
    }
    while start < range.upperBound, clusters[start].isHanging { start += 1 }
    return start..<range.upperBound
  }
}
