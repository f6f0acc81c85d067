import Testing

@testable import FirstFrameTypesetting

@Suite("Levels on a line") struct VisualOrderTests {
  @Test(
    "rule L1",
    arguments: [
      ("", "", 0, ""), ("A  ", "111", 0, "100"), ("a \t A", "22221", 1, "21121"), ("A \u{2069} ", "1111", 0, "1000"),
      // What shows nothing counts as white space: embeddings, and what they end.
      ("A \u{202C}\u{200B}", "1111", 0, "1000"), ("a\u{2067}\u{5D0}\u{2069}", "0010", 0, "0010"),
      ("A .", "111", 0, "111"), ("\u{2029}", "1", 0, "0"),
    ] as [(String, String, UInt8, String)])
  func lineLevels(text: String, levels: String, base: UInt8, expected: String) {
    func numbers(_ digits: String) -> [UInt8] { digits.compactMap { $0.wholeNumberValue.map(UInt8.init) } }
    let classes = text.unicodeScalars.map { BidiClass(of: $0) }
    #expect(VisualOrder.levels(ofLine: numbers(levels), classes: classes, base: base) == numbers(expected))
  }
}
