import Foundation

/// Determines which part of a text fits on a line.
struct LineFiller {
  var text: ShapedText
  let wrapping: TextWrapping
  let keepsHangulWords: Bool
  let ruler: TabRuler
  let library: TypefaceLibrary

  /// The tolerance when widths are compared, in points. It allows for the rounding errors of sums.
  static let slack: CGFloat = 1e-6

  /// Returns the index of the next line's first cluster. A line has at least one cluster.
  ///
  /// Spaces between words have no width at the end of a line. If lines wrap at characters, they are like letters: one
  /// that does not fit starts the next line, as measured on UILabel.
  ///
  /// - Parameters:
  ///   - range: The clusters from the start of the line to the next hard line break.
  ///   - indent: The start of the line, in points.
  ///   - room: The available width, in points.
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
      if x > limit, wrapping == .character || kind != .space && kind != .tab {
        return lastBreak ?? max(index, range.lowerBound + 1)
      }
      if allowsBreak(after: index) {
        if kind != .softHyphen || x + hyphen(after: index).width <= limit { lastBreak = index + 1 }
      }
      index += 1
    }
    return range.upperBound
  }

  private func allowsBreak(after index: Int) -> Bool {
    if wrapping == .character { return true }
    guard text.clusters[index].allowsBreakAfter else { return false }
    return !keepsHangulWords || !text.isHangul(index) || !text.isHangul(index + 1)
  }

  /// Returns the spans of a line, and whether any of them was reshaped.
  func spans(
    of line: Range<Int>, in range: Range<Int>, room: CGFloat, indent: CGFloat
  ) -> ([LineSpan], isReshaped: Bool) {
    let isLast = line.upperBound == range.upperBound
    var visible = line
    if !isLast || ruler.width(of: [LineSpan(text, line)], from: indent) > room + Self.slack {
      while let last = visible.last, text.clusters[last].isHanging { visible.removeLast() }
    }
    let (span, isReshaped) = self.span(of: visible, in: range)
    if !isLast, let last = visible.last, text.clusters[last].kind == .softHyphen {
      let spans = [span, LineSpan(hyphen(after: last).sign)]
      // If the hyphen does not fit, the line ends here only because the word is too long, so no hyphen is visible.
      if ruler.width(of: spans, from: indent) <= room + Self.slack { return (spans, isReshaped) }
    }
    return ([span], isReshaped)
  }

  /// Returns the spans of a line with all the rest of a text; `nil` if it does not fit.
  func wholeLine(_ range: Range<Int>, indent: CGFloat, room: CGFloat) -> [LineSpan]? {
    let spans = spans(of: range, in: range, room: room, indent: indent).0
    return ruler.width(of: spans, from: indent) <= room + Self.slack ? spans : nil
  }

  /// Returns a part of a line, reshaped if an end is unsafe to break.
  func span(of part: Range<Int>, in range: Range<Int>) -> (LineSpan, isReshaped: Bool) {
    guard !part.isEmpty else { return (LineSpan(text, part), false) }
    let isCutBefore = part.lowerBound > 0 && text.clusters[part.lowerBound].isUnsafeToBreakBefore
    let isCutAfter =
      part.upperBound < range.upperBound && text.clusters[part.upperBound].isUnsafeToBreakBefore
    return isCutBefore || isCutAfter ? (LineSpan(text.reshaped(part)), true) : (LineSpan(text, part), false)
  }

  /// Returns the width of the spaces at the end of a line, in points.
  func breakSpace(of line: Range<Int>) -> CGFloat {
    text.clusters[line].reversed().prefix { $0.kind == .space }.reduce(0) { $0 + $1.advance }
  }

  private func hyphen(after index: Int) -> (sign: ShapedText, width: CGFloat) {
    let model = text.clusters[index]
    let sign = text.sign("\u{2010}", like: model, level: model.level, library: library)
    return (sign, sign.clusters[0].advance)
  }
}

extension ShapedText {
  /// Whether a cluster is a Hangul syllable or letter.
  fileprivate func isHangul(_ index: Int) -> Bool {
    guard clusters.indices.contains(index), clusters[index].kind == .text else { return false }
    return characters[clusters[index].start].isHangul
  }
}

extension Unicode.Scalar {
  /// Whether the character is in one of the Hangul blocks of the Unicode Standard.
  package var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}

extension Range<Int> {
  fileprivate mutating func removeLast() {
    self = lowerBound..<(upperBound - 1)
  }
}

/// Computes the widths of tabs.
struct TabRuler: Sendable {
  let stops: [TabStop]
  let interval: CGFloat

  init(_ style: ParagraphStyle) {
    stops = style.tabStops
    interval = style.defaultTabInterval
  }

  /// Returns the width of a tab, in points.
  ///
  /// - Parameters:
  ///   - x: The start of the tab, in points from the leading edge of the box.
  ///   - standard: The width of the tab if there is no stop.
  ///   - following: The width of the text up to the next tab.
  func advance(at x: CGFloat, standard: CGFloat, following: () -> CGFloat) -> CGFloat {
    let start = x + LineFiller.slack
    if let stop = stops.first(where: { $0.location > start }) {
      return switch stop.alignment {
      case .left: stop.location - x
      case .center: max(stop.location - following() / 2 - x, 0)
      case .right: max(stop.location - following() - x, 0)
      }
    }
    guard interval > 0 else { return standard }
    return ((start / interval).rounded(.down) + 1) * interval - x
  }

  /// Returns the width of a cluster of a span that starts at `x`, in points.
  func advance(of index: Int, in span: LineSpan, at x: CGFloat) -> CGFloat {
    let cluster = span.text.clusters[index]
    guard cluster.kind == .tab else { return cluster.advance }
    return advance(at: x, standard: cluster.advance) {
      var width: CGFloat = 0
      for next in (index + 1)..<max(span.range.upperBound, index + 1) {
        let cluster = span.text.clusters[next]
        if cluster.kind == .tab { break }
        width += cluster.advance
      }
      return width
    }
  }

  func width(of spans: [LineSpan], from start: CGFloat) -> CGFloat {
    var x = start
    for span in spans {
      for index in span.range { x += advance(of: index, in: span, at: x) }
    }
    return x - start
  }
}
