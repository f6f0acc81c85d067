import Foundation

/// Finds out how much of a text fits on a line.
struct LineFiller {
  let text: ShapedText
  let wrapping: TextWrapping
  let ruler: TabRuler
  let library: TypefaceLibrary

  /// Sums of decimal fractions may end a hair beyond a width that they were measured to fit.
  static let slack: CGFloat = 1e-6

  /// Where the next line begins. Spaces at the end of a line take no room, and a line has one cluster at least.
  ///
  /// - Parameters:
  ///   - range: The clusters from the start of the line to the end of the line that the text itself ends.
  ///   - indent: Where the line begins, in points.
  func end(ofLineIn range: Range<Int>, indent: CGFloat, room: CGFloat) -> Int {
    let clusters = text.clusters
    let span = LineSpan(text, range)
    let limit = indent + room + Self.slack
    var x = indent
    var lastBreak: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      let kind = clusters[index].kind
      x += kind == .tab ? ruler.advance(of: index, in: span, at: x) : clusters[index].advance
      if x > limit, kind != .space, kind != .tab {
        return lastBreak ?? max(index, range.lowerBound + 1)
      }
      if clusters[index].allowsBreakAfter || wrapping == .character {
        if kind != .softHyphen || x + hyphen(after: index).width <= limit { lastBreak = index + 1 }
      }
      index += 1
    }
    return range.upperBound
  }

  /// The spans of a line, and whether any was shaped anew.
  func spans(of line: Range<Int>, in range: Range<Int>, room: CGFloat, indent: CGFloat) -> ([LineSpan], isNew: Bool) {
    let isLast = line.upperBound == range.upperBound
    var shown = line
    if !isLast || ruler.width(of: [LineSpan(text, line)], from: indent) > room + Self.slack {
      while let last = shown.last, text.clusters[last].hangs { shown.removeLast() }
    }
    let (span, isNew) = self.span(of: shown, in: range)
    if !isLast, let last = shown.last, text.clusters[last].kind == .softHyphen {
      let spans = [span, LineSpan(hyphen(after: last).sign)]
      // A word was cut here for want of room, not at its soft hyphen, where the sign does not fit.
      if ruler.width(of: spans, from: indent) <= room + Self.slack { return (spans, isNew) }
    }
    return ([span], isNew)
  }

  /// A part of a line, shaped anew where its ends were shaped together with what is left out.
  func span(of part: Range<Int>, in range: Range<Int>) -> (LineSpan, isNew: Bool) {
    guard !part.isEmpty else { return (LineSpan(text, part), false) }
    let isCutBefore = part.lowerBound > 0 && text.clusters[part.lowerBound].isUnsafeToBreakBefore
    let isCutAfter =
      part.upperBound < range.upperBound && text.clusters[part.upperBound].isUnsafeToBreakBefore
    return isCutBefore || isCutAfter ? (LineSpan(text.reshaped(part)), true) : (LineSpan(text, part), false)
  }

  private func hyphen(after index: Int) -> (sign: ShapedText, width: CGFloat) {
    let model = text.clusters[index]
    let sign = text.sign("\u{2010}", like: model, level: model.level, library: library)
    return (sign, sign.clusters[0].advance)
  }
}

extension Range<Int> {
  fileprivate mutating func removeLast() {
    self = lowerBound..<(upperBound - 1)
  }
}
