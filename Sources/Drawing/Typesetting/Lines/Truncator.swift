import Foundation

/// Truncates a line that does not fit, with an ellipsis in the style of the text that it replaces.
///
/// A line too narrow for the ellipsis is cut at its edge instead.
struct Truncator {
  let mode: TextTruncation
  let filler: LineFiller
  /// The start of the line, in points.
  let indent: CGFloat
  /// The available width, in points.
  let room: CGFloat
  /// The embedding level of the paragraph.
  let baseLevel: UInt8
  /// Whether the text may have only one line.
  let isSingleLine: Bool

  private var clusters: [TextCluster] { filler.text.clusters }

  func truncate(_ range: Range<Int>) -> [LineSpan] {
    guard !range.isEmpty else { return [] }
    guard var parts = parts(of: range, room: room) else { return [LineSpan(filler.text, range)] }
    var limit = room
    while true {
      let spans = spans(of: parts, in: range)
      let width = filler.ruler.width(of: spans, from: indent)
      if parts.isEmpty || !(width > room + LineFiller.slack) { return spans }
      // Reshaping at the cut, or a tab, made the line longer.
      limit -= max(width - room, LineFiller.slack)
      guard let shorter = self.parts(of: range, room: limit) else {
        return self.spans(of: parts.onlyEllipsis, in: range)
      }
      parts = shorter
    }
  }

  /// The parts of a line that remain visible, and the cluster whose style the ellipsis has.
  private struct Parts {
    let head: Range<Int>
    let tail: Range<Int>
    let ellipsisModel: Int

    var isEmpty: Bool { head.isEmpty && tail.isEmpty }

    var onlyEllipsis: Parts {
      Parts(
        head: head.lowerBound..<head.lowerBound, tail: tail.upperBound..<tail.upperBound, ellipsisModel: ellipsisModel)
    }
  }

  /// Returns the visible parts; `nil` if not even the ellipsis fits, or if the mode has none.
  private func parts(of range: Range<Int>, room: CGFloat) -> Parts? {
    var widths = EllipsisWidths(filler: filler, indent: indent)
    let none = range.upperBound..<range.upperBound
    switch mode {
    case .clip, .omit: return nil
    case .tail:
      guard let head = prefix(of: range, room: room, ellipsis: { widths[$0] }) else { return nil }
      return Parts(head: head.kept, tail: none, ellipsisModel: head.cut)
    case .head:
      guard let tail = suffix(of: range, room: room, ellipsis: { widths[$0] }) else { return nil }
      return Parts(head: range.lowerBound..<range.lowerBound, tail: tail.kept, ellipsisModel: tail.cut)
    case .middle:
      let rest = room - widths.largest(in: range)
      guard rest > -LineFiller.slack else { return nil }
      let start = isSingleLine ? balancedPrefix(of: range, room: rest) : prefix(of: range, room: rest / 2) { _ in 0 }
      guard let head = start else { return nil }
      let used = filler.ruler.width(of: [LineSpan(filler.text, head.kept)], from: indent)
      let tail = suffix(of: head.kept.upperBound..<range.upperBound, room: rest - used) { _ in 0 }
      return Parts(head: head.kept, tail: tail?.kept ?? none, ellipsisModel: head.cut)
    }
  }

  private func spans(of parts: Parts, in range: Range<Int>) -> [LineSpan] {
    let ellipsis = ellipsis(like: parts.ellipsisModel, after: parts.head.last, before: parts.tail.first)
    switch mode {
    case .head: return [ellipsis, part(parts.tail, in: range)]
    case .middle: return [part(parts.head, in: range), ellipsis, part(parts.tail, in: range)]
    default: return [part(parts.head, in: range), ellipsis]
    }
  }

  private func part(_ part: Range<Int>, in range: Range<Int>) -> LineSpan {
    filler.span(of: part, in: range).0
  }

  /// Returns an ellipsis with the level of a neutral character: the level of the adjacent text if there is text on both
  /// sides, or else the level of the paragraph. So an ellipsis at the end of the text is at the end of the line.
  private func ellipsis(like model: Int, after previous: Int?, before next: Int?) -> LineSpan {
    var level = baseLevel
    if let previous, let next { level = min(clusters[previous].level, clusters[next].level) }
    return LineSpan(filler.text.sign("…", like: clusters[model], level: level, library: filler.library))
  }

  /// Returns the longest prefix that fits together with the ellipsis, without spaces at its end, and the first cluster
  /// that the ellipsis replaces; `nil` if nothing fits.
  private func prefix(
    of range: Range<Int>, room: CGFloat, ellipsis: (Int) -> CGFloat
  ) -> (kept: Range<Int>, cut: Int)? {
    let span = LineSpan(filler.text, range)
    let limit = indent + room + LineFiller.slack
    var (x, visibleX, visibleEnd) = (indent, indent, range.lowerBound)
    var longest: (kept: Range<Int>, cut: Int)?
    for end in range.lowerBound...range.upperBound where visibleX <= limit {
      let cut = min(end, clusters.count - 1)
      if visibleX + ellipsis(cut) <= limit { longest = (range.lowerBound..<visibleEnd, cut) }
      guard end < range.upperBound else { break }
      x += filler.ruler.advance(of: end, in: span, at: x)
      if !clusters[end].isHanging { (visibleX, visibleEnd) = (x, end + 1) }
    }
    return longest
  }

  /// Returns the part before the middle ellipsis of a single line: the shorter one of the parts before and after it grows
  /// as long as both fit.
  ///
  /// Inferred from widths of UILabel ([Conformance](Documentation/Conformance.md#rules-of-label-sizes)).
  private func balancedPrefix(of range: Range<Int>, room: CGFloat) -> (kept: Range<Int>, cut: Int)? {
    let span = LineSpan(filler.text, range)
    var (head, headWidth) = (range.lowerBound, CGFloat(0))
    var (tail, tailWidth) = (range.upperBound, CGFloat(0))
    while head < tail {
      let isHead = headWidth <= tailWidth
      let advance =
        isHead
        ? filler.ruler.advance(of: head, in: span, at: indent + headWidth) : clusters[tail - 1].advance
      guard headWidth + tailWidth + advance <= room + LineFiller.slack else { break }
      if isHead {
        (head, headWidth) = (head + 1, headWidth + advance)
      } else {
        (tail, tailWidth) = (tail - 1, tailWidth + advance)
      }
    }
    let visibleEnd = clusters[range.lowerBound..<head].lastIndex { !$0.isHanging }.map { $0 + 1 } ?? range.lowerBound
    return (range.lowerBound..<visibleEnd, min(head, clusters.count - 1))
  }

  /// Returns the longest suffix that fits together with the ellipsis, without spaces at its start, and the last cluster
  /// that the ellipsis replaces; `nil` if nothing fits.
  private func suffix(
    of range: Range<Int>, room: CGFloat, ellipsis: (Int) -> CGFloat
  ) -> (kept: Range<Int>, cut: Int)? {
    let limit = room + LineFiller.slack
    var (used, visible, visibleStart) = (CGFloat(0), CGFloat(0), range.upperBound)
    var longest: (kept: Range<Int>, cut: Int)?
    for start in (range.lowerBound...range.upperBound).reversed() where visible <= limit {
      let cut = min(max(start - 1, 0), clusters.count - 1)
      if visible + ellipsis(cut) <= limit { longest = (visibleStart..<range.upperBound, cut) }
      guard start > range.lowerBound else { break }
      used += clusters[start - 1].advance
      if !clusters[start - 1].isHanging { (visible, visibleStart) = (used, start - 1) }
    }
    return longest
  }
}

/// The widths of ellipses in the styles of a text's runs, in points.
private struct EllipsisWidths {
  let filler: LineFiller
  let indent: CGFloat
  private var widths: [Int: CGFloat] = [:]

  init(filler: LineFiller, indent: CGFloat) {
    self.filler = filler
    self.indent = indent
  }

  /// The width of an ellipsis in the style of a cluster.
  subscript(index: Int) -> CGFloat {
    mutating get {
      let model = filler.text.clusters[index]
      if let width = widths[model.textRun] { return width }
      let sign = filler.text.sign("…", like: model, level: model.level, library: filler.library)
      let width = filler.ruler.width(of: [LineSpan(sign)], from: indent)
      widths[model.textRun] = width
      return width
    }
  }

  mutating func largest(in range: Range<Int>) -> CGFloat {
    range.reduce(0) { max($0, self[$1]) }
  }
}
