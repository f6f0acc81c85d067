import Foundation

/// The positions of a line's clusters.
struct LinePlacement: Sendable {
  let content: LineContent
  let ruler: TabRuler
  /// The distance from the leading edge of the box to the start of the line, in points. Tab stops are relative to that
  /// edge.
  let indent: CGFloat
  /// The left edge of the line, in points from the left edge of the box.
  let x: CGFloat
  /// The additional width of each space in a justified line, in points.
  let extraSpace: CGFloat

  /// Calls a function for each cluster from left to right, with the cluster's level after rule L1.
  func visitClusters(_ body: (_ text: ShapedText, _ cluster: TextCluster, _ x: CGFloat, _ advance: CGFloat) -> Void) {
    if content.baseLevel == 0, content.spans.allSatisfy(\.isAtLevelZero) {
      visitInLogicalOrder(body)
    } else {
      visitInVisualOrder(body)
    }
  }

  private func visitInLogicalOrder(_ body: (ShapedText, TextCluster, CGFloat, CGFloat) -> Void) {
    var x = x
    for span in content.spans {
      for index in span.range {
        let advance = advance(of: index, in: span, at: indent + x - self.x)
        body(span.text, span.text.clusters[index], x, advance)
        x += advance
      }
    }
  }

  private func visitInVisualOrder(_ body: (ShapedText, TextCluster, CGFloat, CGFloat) -> Void) {
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
  /// Returns the class of a cluster's first character, for rule L1.
  fileprivate func bidiClass(of cluster: TextCluster) -> BidiClass {
    BidiClass(of: characters[cluster.start])
  }

  /// Whether a cluster is a space that justification widens.
  func isWordSpace(_ index: Int) -> Bool { isWordSpace(clusters[index]) }

  /// Whether a cluster of the text is a space that justification widens.
  func isWordSpace(_ cluster: TextCluster) -> Bool {
    guard cluster.end - cluster.start == 1 else { return false }
    return characters[cluster.start] == " " || characters[cluster.start] == "\u{A0}"
  }
}

/// The content of one line, in logical order.
struct LineContent: Sendable {
  var spans: [LineSpan]
  /// The range in the source, in UTF-16 code units, including spaces and line breaks that are not shown.
  var offsets: Range<Int>
  /// The embedding level of the paragraph.
  var baseLevel: UInt8
  var isFirstOfParagraph: Bool
  var isLastOfParagraph: Bool
  /// The text run that determines the height of a line without text.
  var textRun: Int
  /// The width of the spaces at which the line was broken, in points; 0 for the last line of a paragraph.
  var breakSpace: CGFloat = 0

  var isRightToLeft: Bool { baseLevel % 2 == 1 }
}

/// A range of shaped clusters on a line: a part of the text, a reshaped part of it, or an added ellipsis or hyphen.
struct LineSpan: Sendable {
  let text: ShapedText
  let range: Range<Int>

  init(_ text: ShapedText, _ range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// A span of all clusters of a text.
  init(_ text: ShapedText) {
    self.init(text, text.clusters.indices)
  }
}

/// Reorders the characters of a line from logical to visual order.
enum VisualOrder {
  /// Returns the levels of a line's characters, with the base level for trailing white space, segment separators and
  /// the white space before them. Characters that rule X9 removes count as white space.
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

  /// Returns the logical positions in visual order, from left to right. From the highest level to the lowest odd one,
  /// each run of characters at that level or higher is reversed.
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
