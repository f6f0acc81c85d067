import Foundation

/// Cuts a list of glyphs into lines that fit a width, each as long as it can be.
struct LineBreaker {
  /// In points.
  let width: CGFloat

  /// Sums of decimal fractions may end a hair beyond a width that they were measured to fit.
  static let slack: CGFloat = 1e-6

  func lines(of items: [GlyphItem]) -> [ArraySlice<GlyphItem>] {
    var lines: [ArraySlice<GlyphItem>] = []
    var rest = items[...]
    while let end = endOfFirstLine(in: rest) {
      lines.append(rest[..<end].withoutTrailingSpaces)
      rest = rest[end...]
    }
    lines.append(rest)
    return lines
  }

  /// Where the second line begins, or nil where all fits on one. Spaces at the end of a line take no room.
  private func endOfFirstLine(in items: ArraySlice<GlyphItem>) -> Int? {
    var used: CGFloat = 0
    var lastBreak: Int?
    for index in items.indices {
      let item = items[index]
      used += item.advance
      if used > width + Self.slack, !item.isSpace {
        let end = lastBreak ?? max(index, items.startIndex + 1)
        return end < items.endIndex ? end : nil
      }
      if item.allowsBreakAfter, index + 1 < items.endIndex { lastBreak = index + 1 }
    }
    return nil
  }
}

extension ArraySlice<GlyphItem> {
  /// A line that was broken at a space does not end with it.
  fileprivate var withoutTrailingSpaces: ArraySlice<GlyphItem> {
    var line = self
    while line.last?.isSpace == true { line.removeLast() }
    return line
  }
}
