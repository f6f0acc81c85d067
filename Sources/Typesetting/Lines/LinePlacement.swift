import Foundation

/// Where the clusters of a line lie.
struct LinePlacement: Sendable {
  let content: LineContent
  let ruler: TabRuler
  /// Where tabs count from: the distance of the line from the side on which lines begin, in points.
  let indent: CGFloat
  /// The left end of the line, in points from the left of the box.
  let x: CGFloat
  /// What every space is widened by, in points.
  let extraSpace: CGFloat

  /// Goes through the clusters from left to right, each at the level that it has on the line.
  func forEach(_ body: (_ text: ShapedText, _ cluster: TextCluster, _ x: CGFloat, _ advance: CGFloat) -> Void) {
    if content.baseLevel == 0, content.spans.allSatisfy(\.isAtLevelZero) {
      forEachInOrder(body)
    } else {
      forEachReordered(body)
    }
  }

  private func forEachInOrder(_ body: (ShapedText, TextCluster, CGFloat, CGFloat) -> Void) {
    var x = x
    for span in content.spans {
      for index in span.range {
        let advance = advance(of: index, in: span, at: indent + x - self.x)
        body(span.text, span.text.clusters[index], x, advance)
        x += advance
      }
    }
  }

  private func forEachReordered(_ body: (ShapedText, TextCluster, CGFloat, CGFloat) -> Void) {
    var items: [(text: ShapedText, cluster: TextCluster, advance: CGFloat)] = []
    var logical = indent
    for span in content.spans {
      for index in span.range {
        let advance = advance(of: index, in: span, at: logical)
        items.append((span.text, span.text.clusters[index], advance))
        logical += advance
      }
    }
    let levels = VisualOrder.levels(
      ofLine: items.map(\.cluster.level), classes: items.map { $0.text.bidiClass(of: $0.cluster) },
      base: content.baseLevel)
    var x = x
    for position in VisualOrder.positions(ofLevels: levels) {
      var (text, cluster, advance) = items[position]
      cluster.level = levels[position]
      body(text, cluster, x, advance)
      x += advance
    }
  }

  private func advance(of index: Int, in span: LineSpan, at x: CGFloat) -> CGFloat {
    let advance = ruler.advance(of: index, in: span, at: x)
    return extraSpace != 0 && span.text.isWordSpace(index) ? advance + extraSpace : advance
  }
}

extension LineSpan {
  fileprivate var isAtLevelZero: Bool {
    for index in range where text.clusters[index].level != 0 { return false }
    return true
  }
}

extension ShapedText {
  /// The class that decides what becomes of a cluster's level on its line.
  fileprivate func bidiClass(of cluster: TextCluster) -> BidiClass {
    BidiClass(of: characters[cluster.start])
  }

  /// Whether a cluster is one of the spaces that justified lines are widened at.
  func isWordSpace(_ index: Int) -> Bool {
    let cluster = clusters[index]
    guard cluster.end - cluster.start == 1 else { return false }
    return characters[cluster.start] == " " || characters[cluster.start] == "\u{A0}"
  }
}
