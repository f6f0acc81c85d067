import Foundation
import Testing

@testable import FirstFrameTypesetting

struct GraphemeClusterTests {
  /// `|` marks the boundaries.
  @Test(
    arguments: [
      ("GB3", "a\r\nb", "a|\r\n|b"), ("GB4", "\n\u{301}", "\n|\u{301}"), ("GB5", "a\u{200B}b", "a|\u{200B}|b"),
      ("GB6", "\u{1100}\u{1161}\u{1100}\u{AC00}", "\u{1100}\u{1161}|\u{1100}\u{AC00}"),
      ("GB7", "\u{AC00}\u{1161}\u{11A8}", "\u{AC00}\u{1161}\u{11A8}"),
      ("GB8", "\u{AC01}\u{11A8}a", "\u{AC01}\u{11A8}|a"),
      ("GB9", "e\u{301}\u{302}f", "e\u{301}\u{302}|f"), ("GB9a", "\u{915}\u{903}", "\u{915}\u{903}"),
      ("GB9b", "\u{600}1", "\u{600}1"),
      // A virama joins two Devanagari consonants, with nuktas and joiners between them, but not two Tamil ones.
      ("GB9c", "\u{915}\u{94D}\u{937}", "\u{915}\u{94D}\u{937}"),
      ("GB9c", "\u{915}\u{93C}\u{94D}\u{200D}\u{937}", "\u{915}\u{93C}\u{94D}\u{200D}\u{937}"),
      ("GB9c", "\u{915}\u{93C}\u{937}", "\u{915}\u{93C}|\u{937}"),
      ("GB9c", "\u{B95}\u{BCD}\u{BB7}", "\u{B95}\u{BCD}|\u{BB7}"),
      (
        "GB11", "\u{1F469}\u{1F3FD}\u{200D}\u{1F680}\u{1F680}",
        "\u{1F469}\u{1F3FD}\u{200D}\u{1F680}|\u{1F680}"
      ),
      ("GB11", "a\u{200D}\u{1F680}", "a\u{200D}|\u{1F680}"),
      ("GB12", "\u{1F1EB}\u{1F1F7}\u{1F1E9}\u{1F1EA}\u{1F1EA}", "\u{1F1EB}\u{1F1F7}|\u{1F1E9}\u{1F1EA}|\u{1F1EA}"),
      ("GB999", "ab", "a|b"), ("an empty text", "", ""),
    ] as [(String, String, String)])
  func anExampleForEachRule(name: String, text: String, expected: String) {
    let clusters = text.graphemeClusters.map { $0.unicodeScalars.map(\.value) }
    #expect(clusters == expected.unicodeScalars.split(separator: "|").map { $0.map(\.value) }, "\(name)")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: path), "needs \(path) of Debian's unicode-data"))
  func everyExampleOfGraphemeBreakTestTxt() throws {
    let lines = try String(contentsOfFile: Self.path, encoding: .utf8).split(separator: "\n")
    var count = 0
    for case let example? in lines.map({ LineBreakTestFile.example(in: $0, number: 0) }) {
      var scanner = GraphemeClusterScanner()
      let starts = example.text.map { scanner.startsCluster(at: $0) }
      // The file marks the boundary after each character, and the scanner the one before it.
      #expect(starts.dropFirst() + [true] == example.breaks[...], "\(example.comment)")
      count += 1
    }
    #expect(count == 602)
  }

  private static let path = "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt"
}
