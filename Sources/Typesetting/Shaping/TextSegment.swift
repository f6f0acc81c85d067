import Foundation

/// Neighbouring clusters in one typeface, style and direction, which are shaped together.
struct TextSegment {
  let textRun: Int
  let typeface: any Typeface
  let level: UInt8
  let kind: TextCluster.Kind
  /// What the segment asks of its line.
  let metrics: LineMetrics

  func continues(_ other: TextSegment) -> Bool {
    textRun == other.textRun && typeface === other.typeface && level == other.level && kind == other.kind
      && kind == .text
  }
}

extension TextSegment {
  var isRightToLeft: Bool { level % 2 == 1 }
}
