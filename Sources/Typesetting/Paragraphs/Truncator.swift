import Foundation

/// Shortens a line that does not fit, with an ellipsis in the style of the text where it was cut.
struct Truncator {
  let mode: TextTruncation
  /// In points.
  let width: CGFloat
  let ellipsis: (GlyphItem) -> GlyphItem

  func truncate(_ items: ArraySlice<GlyphItem>) -> [GlyphItem] {
    guard let first = items.first, let last = items.last else { return [] }
    switch mode {
    case .clip:
      return Array(items)
    case .tail:
      let kept = prefix(of: items, width: width - ellipsis(first).advance)
      return kept + [ellipsis(kept.last ?? first)]
    case .head:
      let kept = suffix(of: items, width: width - ellipsis(last).advance)
      return [ellipsis(kept.first ?? last)] + kept
    case .middle:
      let half = (width - ellipsis(first).advance) / 2
      let head = prefix(of: items, width: half)
      let used = head.reduce(0) { $0 + $1.advance }
      let tail = suffix(of: items.dropFirst(head.count), width: width - ellipsis(first).advance - used)
      return head + [ellipsis(head.last ?? first)] + tail
    }
  }

  /// As many items from the start as fit, without spaces at the cut.
  private func prefix(of items: ArraySlice<GlyphItem>, width: CGFloat) -> [GlyphItem] {
    var used: CGFloat = 0
    var kept = Array(
      items.prefix { item in
        used += item.advance
        return used <= width + LineBreaker.slack
      })
    while kept.last?.isSpace == true { kept.removeLast() }
    return kept
  }

  private func suffix(of items: ArraySlice<GlyphItem>, width: CGFloat) -> [GlyphItem] {
    var used: CGFloat = 0
    let kept = items.reversed().prefix { item in
      used += item.advance
      return used <= width + LineBreaker.slack
    }
    return Array(kept.reversed().drop(while: \.isSpace))
  }
}
