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

/// What stands on one line, in the order of the text.
struct LineContent: Sendable {
  var spans: [LineSpan]
  /// In UTF-16 code units of the source, with spaces and line breaks that are not shown.
  var offsets: Range<Int>
  /// Of the paragraph.
  var baseLevel: UInt8
  var isFirstOfParagraph: Bool
  var isLastOfParagraph: Bool
  /// Where a line without text takes its height from.
  var textRun: Int

  var isRightToLeft: Bool { baseLevel % 2 == 1 }
}

/// A stretch of shaped clusters on a line: of the text itself, of a part of it shaped anew, or a sign added to it.
struct LineSpan: Sendable {
  let text: ShapedText
  let range: Range<Int>

  init(_ text: ShapedText, _ range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// All of a text.
  init(_ text: ShapedText) {
    self.init(text, text.clusters.indices)
  }
}

/// The order in which characters of several embedding levels are seen.
enum VisualOrder {
  /// The levels that count on a line: white space at its end, separators of segments, and white space before those run
  /// as the paragraph does. What shows nothing counts as white space.
  ///
  /// Source: Unicode Standard Annex #9, rule L1 and section 5.2.
  static func levels(ofLine levels: [UInt8], classes: [BidiClass], base: UInt8) -> [UInt8] {
    var levels = levels
    var isReset = true
    for index in levels.indices.reversed() {
      switch classes[index] {
      case .segmentSeparator, .paragraphSeparator: isReset = true
      case .whiteSpace, .popDirectionalIsolate: break
      case let other: isReset = isReset && (other.isIsolateInitiator || other.isRemoved)
      }
      if isReset { levels[index] = base }
    }
    return levels
  }

  /// The logical positions, from left to right: from the highest level down to the lowest odd one, every stretch at
  /// that level or above is reversed.
  ///
  /// Source: Unicode Standard Annex #9, rule L2.
  static func positions(ofLevels levels: [UInt8]) -> [Int] {
    var positions = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return positions }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < levels.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < levels.count, levels[end] >= level { end += 1 }
        positions[start..<end].reverse()
        start = end
      }
    }
    return positions
  }
}
