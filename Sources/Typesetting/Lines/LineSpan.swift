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
