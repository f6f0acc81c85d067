import Foundation

/// Neighbouring clusters in one typeface, style and direction, which are shaped together.
struct TextSegment {
  let textRun: Int
  let typeface: any Typeface
  let level: UInt8
  let kind: TextCluster.Kind
  /// What the segment asks of its line.
  let metrics: LineMetrics

  var isRightToLeft: Bool { level % 2 == 1 }

  init(textRun: Int, typeface: any Typeface, level: UInt8, kind: TextCluster.Kind, metrics: LineMetrics) {
    self.textRun = textRun
    self.typeface = typeface
    self.level = level
    self.kind = kind
    self.metrics = metrics
  }

  /// - Parameters:
  ///   - own: The typeface of the run's font, which has a say in the height of lines even where another one draws.
  ///   - face: The typeface that has the characters.
  init(startingWith cluster: TextCluster, run: TextRun, own: any Typeface, face: any Typeface) {
    let metrics: LineMetrics
    if let size = run.attachment {
      metrics = LineMetrics(ofAttachment: size, baselineOffset: run.baselineOffset)
    } else {
      let font = LineMetrics(of: own, size: run.font.size)
      let isReplaced = face !== own && face !== MissingCharacterTypeface.shared
      let largest = isReplaced ? font.enclosing(LineMetrics(of: face, size: run.font.size)) : font
      metrics = largest.raised(by: run.baselineOffset)
    }
    self.init(
      textRun: cluster.textRun, typeface: face, level: cluster.level, kind: cluster.segmentKind, metrics: metrics)
  }

  func continues(with cluster: TextCluster, in face: any Typeface) -> Bool {
    kind == .text && cluster.segmentKind == .text && textRun == cluster.textRun && level == cluster.level
      && typeface === face
  }
}

extension TextCluster {
  /// Spaces are shaped with the words around them.
  fileprivate var segmentKind: Kind {
    switch kind {
    case .text, .space, .softHyphen, .sign: .text
    case .tab, .lineBreak, .attachment: kind
    }
  }
}
