import Foundation

extension LineFiller {
  /// Returns the end of a line so that the last line of the paragraph has at least two words, like the line break
  /// strategy `pushOut` of UIKit.
  ///
  /// The last word of the line moves to the last line if only one word would be there, if both fit, and if another word
  /// remains on the line. So the number of lines never changes. A word with closing punctuation may stay alone: text that
  /// ends with a sentence is set as it comes, and titles are not.
  ///
  /// - Parameters:
  ///   - end: The end of the line if it is as long as possible.
  ///   - range: The clusters from the start of the line to the next hard line break.
  ///   - rest: The start and the available width of the last line, in points.
  func endAvoidingLoneWord(_ end: Int, in range: Range<Int>, rest: (indent: CGFloat, room: CGFloat)) -> Int {
    guard end < range.upperBound else { return end }
    let clusters = text.clusters
    let last = clusters[end..<range.upperBound].lastIndex { !$0.isHanging } ?? end
    let isOneWord = !clusters[end...last].contains(where: \.isHanging)
    guard isOneWord, !isClosingPunctuation(last), endsWord(end - 1),
      let start = startOfLastWord(in: range.lowerBound..<end)
    else { return end }
    let width = ruler.width(of: [LineSpan(text, start..<(last + 1))], from: rest.indent)
    return width <= rest.room + Self.slack ? start : end
  }

  /// Returns the start of the last word of a line; `nil` if it is the first word.
  private func startOfLastWord(in line: Range<Int>) -> Int? {
    guard var start = text.clusters[line].lastIndex(where: { !$0.isHanging }) else { return nil }
    while start > line.lowerBound, !endsWord(start - 1) { start -= 1 }
    return text.clusters[line.lowerBound..<start].contains { !$0.isHanging } ? start : nil
  }

  /// Whether a cluster is punctuation that belongs to the text before it, such as a full stop or a closing bracket.
  private func isClosingPunctuation(_ index: Int) -> Bool {
    switch LineBreakClassTable.shared[text.characters[text.clusters[index].start]] {
    case .closePunctuation, .closeParenthesis, .wideCloseParenthesis, .exclamation, .infixSeparator, .quotation,
      .inseparable:
      true
    default: false
    }
  }

  /// Whether a cluster is a space after which a line may break.
  private func endsWord(_ index: Int) -> Bool {
    text.clusters[index].isHanging && text.clusters[index].allowsBreakAfter
  }
}
