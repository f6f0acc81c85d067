import Foundation

/// Knows how far tabs reach.
struct TabRuler: Sendable {
  let stops: [TabStop]
  let interval: CGFloat

  init(_ style: ParagraphStyle) {
    stops = style.tabStops
    interval = style.defaultTabInterval
  }

  /// The width of a tab.
  ///
  /// - Parameters:
  ///   - x: Where it begins, in points from the side on which lines begin.
  ///   - standard: Its width where there is no stop.
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

  /// The width of a cluster of a span that begins at a place of the line.
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
