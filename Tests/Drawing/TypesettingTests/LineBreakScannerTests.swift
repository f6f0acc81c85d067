import Foundation
import Testing

@testable import FirstFrameTypesetting

struct LineBreakScannerTests {
  @Test(
    .enabled(if: LineBreakTestFile.isInstalled, "needs \(LineBreakTestFile.path) of Debian's unicode-data"))
  func everyExampleOfLineBreakTestTxt() throws {
    let examples = try LineBreakTestFile.examples()
    #expect(examples.count == 7654)
    for example in examples {
      let breaks = LineBreakScanner.opportunities(in: example.text).map { $0 != .prohibited }
      #expect(breaks == example.breaks, "line \(example.number): \(example.comment)")
    }
  }

  /// `|` marks an allowed line break, and `!` a mandatory one.
  @Test(
    arguments: [
      ("LB3", "", ""), ("LB4", "a\u{0B}b", "a\u{0B}!b"), ("LB5", "a\r\nb\rc\u{85}d", "a\r\n!b\r!c\u{85}!d"),
      ("LB6", "a \nb", "a \n!b"), ("LB7", "a  b", "a  |b"), ("LB8", "(\u{200B} a", "(\u{200B} |a"),
      ("LB8a", "\u{1F469}\u{200D}\u{1F680}x", "\u{1F469}\u{200D}\u{1F680}|x"),
      ("LB9", "(\u{301}a", "(\u{301}a"), ("LB10", " \u{301}a", " |\u{301}a"),
      ("LB11", "a\u{2060}\u{4E00}", "a\u{2060}\u{4E00}"), ("LB12", "a\u{A0}\u{4E00}", "a\u{A0}\u{4E00}"),
      ("LB12a", "\u{4E00}\u{A0}b -\u{A0}b", "\u{4E00}\u{A0}b |-|\u{A0}b"),
      ("LB13", "\u{4E00} ) \u{4E00}! \u{4E00}/", "\u{4E00} ) |\u{4E00}! |\u{4E00}/"),
      ("LB14", "( \u{4E00}", "( \u{4E00}"),
      ("LB15", "\" (a", "\" (a"), ("LB16", ") \u{3005}", ") \u{3005}"),
      ("LB17", "a\u{2014} \u{2014}b", "a|\u{2014} \u{2014}|b"),
      ("LB18", "a b", "a |b"), ("LB19", "\u{4E00}\"\u{4E00}", "\u{4E00}\"\u{4E00}"),
      ("LB20", "a\u{FFFC}b", "a|\u{FFFC}|b"), ("LB21", "well-known \u{B4}\u{4E00}", "well-|known |\u{B4}\u{4E00}"),
      ("LB21a", "\u{5D0}-\u{5D0}", "\u{5D0}-\u{5D0}"), ("LB21b", "/\u{5D0}/a", "/\u{5D0}/|a"),
      ("LB22", "\u{4E00}\u{2026}\u{4E00}", "\u{4E00}\u{2026}|\u{4E00}"), ("LB23", "a1b", "a1b"),
      ("LB23a", "$\u{4E00}%", "$\u{4E00}%"), ("LB24", "$a%b", "$a%b"),
      ("LB25", "$(12.35)/ -1.50,3% 5-6 12/\u{4E00}", "$(12.35)/ |-1.50,3% |5-6 |12/|\u{4E00}"),
      (
        "LB26", "\u{1100}\u{1161}\u{11A8}\u{AC00}\u{11A8}\u{1100}", "\u{1100}\u{1161}\u{11A8}|\u{AC00}\u{11A8}|\u{1100}"
      ),
      ("LB27", "$\u{AC00}%", "$\u{AC00}%"), ("LB28", "ab\u{5D0}", "ab\u{5D0}"), ("LB29", "e.g", "e.g"),
      ("LB30", "f(s) f\u{FF08}s", "f(s) |f|\u{FF08}s"),
      ("LB30a", "\u{1F1EB}\u{1F1F7}\u{1F1E9}\u{1F1EA}", "\u{1F1EB}\u{1F1F7}|\u{1F1E9}\u{1F1EA}"),
      ("LB30b", "\u{1F44D}\u{1F3FD}\u{1F44D} \u{1FAFF}\u{1F3FD}", "\u{1F44D}\u{1F3FD}|\u{1F44D} |\u{1FAFF}\u{1F3FD}"),
      ("LB31", "\u{4E00}\u{4E01}a", "\u{4E00}|\u{4E01}|a"),
    ] as [(String, String, String)])
  func anExampleForEachRule(name: String, text: String, expected: String) {
    let scalars = Array(text.unicodeScalars)
    let opportunities = LineBreakScanner.opportunities(in: scalars)
    #expect(opportunities.count == scalars.count)
    var marked = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      marked.append(scalar)
      guard index < scalars.count - 1 else { continue }
      switch opportunities[index] {
      case .prohibited: break
      case .allowed: marked.append("|")
      case .mandatory: marked.append("!")
      }
    }
    #expect(String(marked) == expected, "\(name)")
  }

  /// Code points with classes that need a special rule: LB1, default values of blocks, and divided classes.
  @Test(
    arguments: [
      ("a", .alphabetic), ("1", .numeric), (" ", .space), ("\u{4E00}", .ideographic), ("\u{3000}", .breakAfter),
      ("\u{AC00}", .hangulLV), ("\u{AC01}", .hangulLVT), ("\u{E000}", .alphabetic), ("\u{2FFFE}", .alphabetic),
      ("\u{E31}", .combiningMark), ("\u{E01}", .alphabetic), ("\u{3041}", .nonstarter), ("\u{20C1}", .prefix),
      ("\u{FF08}", .wideOpenPunctuation), ("(", .openPunctuation), (")", .closeParenthesis),
      ("\u{FF09}", .closePunctuation), ("\u{1FAFF}", .reservedPictograph), ("\u{10FFFF}", .alphabetic),
    ] as [(Unicode.Scalar, LineBreakClass)])
  func theClassOfACharacter(character: Unicode.Scalar, expected: LineBreakClass) {
    #expect(LineBreakClassTable.shared[character] == expected)
  }
}

/// The examples of line breaking in the Unicode Character Database.
enum LineBreakTestFile {
  struct Example: Sendable {
    let number: Int
    let text: [Unicode.Scalar]
    /// Whether a line break is possible after each character.
    let breaks: [Bool]
    let comment: String
  }

  /// The path in Debian's package `unicode-data`.
  static let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"
  static let isInstalled = FileManager.default.fileExists(atPath: path)

  static func examples() throws -> [Example] {
    let contents = try String(contentsOfFile: path, encoding: .utf8)
    return contents.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      example(in: line, number: index + 1)
    }
  }

  static func example(in line: some StringProtocol, number: Int) -> Example? {
    let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let fields = parts.first?.split(whereSeparator: \.isWhitespace), !fields.isEmpty else { return nil }
    let text = fields.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    let signs = fields.filter { $0 == "÷" || $0 == "×" }.dropFirst().map { $0 == "÷" }
    return Example(number: number, text: text, breaks: signs, comment: parts.count > 1 ? String(parts[1]) : "")
  }
}
