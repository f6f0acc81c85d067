import Foundation

/// The lines of the Unicode Character Database's file of examples.
enum LineBreakTestFile {
  struct Example: Sendable {
    let number: Int
    let text: [Unicode.Scalar]
    /// Whether a line may end after each character.
    let breaks: [Bool]
    let comment: String
  }

  /// Debian's package `unicode-data` puts it here.
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
    guard let words = parts.first?.split(whereSeparator: \.isWhitespace), !words.isEmpty else { return nil }
    let text = words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    let signs = words.filter { $0 == "÷" || $0 == "×" }.dropFirst().map { $0 == "÷" }
    return Example(number: number, text: text, breaks: signs, comment: parts.count > 1 ? String(parts[1]) : "")
  }
}
