import CoreGraphics
public import Foundation
@_spi(Porting) import HeadlessUIKit

/// Returns a line whose spaces are wider, so that it fills a width; `nil` for a line without spaces between words.
///
/// - Parameters:
///   - justificationFactor: The part of the missing width that the line gets: 1 to fill the width, 0 for none.
///   - justificationWidth: The width in points.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  let factor = min(max(justificationFactor, 0), 1)
  let missing = CGFloat(justificationWidth) - (line.width - line.trailingSpace)
  return line.justified(adding: max(missing, 0) * factor)
}

extension CTLine {
  /// Returns the line with wider spaces between its words; `nil` without such spaces.
  ///
  /// - Parameter space: The width that all spaces together get, in points.
  func justified(adding space: CGFloat) -> CTLine? {
    let words = words
    let clusters = clusters
    let textEnd = clusters.filter { !$0.isWhiteSpace && $0.width > 0 }.map(\.offsets.upperBound).max() ?? 0
    let spaces = clusters.filter { $0.isWordSpace && $0.offsets.lowerBound < textEnd }
    guard words.count > 1, !spaces.isEmpty else { return nil }
    let extra = space / CGFloat(spaces.count)
    let moved = words.map { word in
      let part = source.attributedSubstring(
        from: NSRange(location: word.range.lowerBound, length: word.range.count))
      let before = CGFloat(spaces.count { $0.x < word.letterX })
      return Piece(
        line: TextLine(part, isRightToLeft: isRightToLeft), x: word.x + before * extra, start: word.range.lowerBound)
    }
    return CTLine(
      source: source, original: original, range: range, isRightToLeft: isRightToLeft,
      pieces: moved.sorted { $0.x < $1.x }
        + pieces.filter(\.isSign).map { sign in
          Piece(line: sign.line, x: isRightToLeft ? sign.x : sign.x + space, start: sign.start, isSign: true)
        })
  }

  /// A word and the spaces behind it.
  private struct Word {
    var range: Range<Int>
    /// The left edge with the spaces, in points.
    var x: CGFloat
    /// The left edge of the letters.
    var letterX: CGFloat
    var hasSpace: Bool
  }

  /// The words in the order of the string.
  private var words: [Word] {
    var words: [Word] = []
    for cluster in clusters.sorted(by: { $0.offsets.lowerBound < $1.offsets.lowerBound })
    where !cluster.offsets.isEmpty {
      if var word = words.last, !word.hasSpace || cluster.isWordSpace {
        word.range = word.range.lowerBound..<cluster.offsets.upperBound
        word.x = min(word.x, cluster.x)
        if !cluster.isWordSpace { word.letterX = min(word.letterX, cluster.x) }
        word.hasSpace = cluster.isWordSpace
        words[words.count - 1] = word
      } else {
        words.append(
          Word(range: cluster.offsets, x: cluster.x, letterX: cluster.x, hasSpace: cluster.isWordSpace))
      }
    }
    return words
  }
}
