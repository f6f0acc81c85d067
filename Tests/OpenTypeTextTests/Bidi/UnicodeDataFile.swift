import Foundation

/// A file of the Unicode Character Database, where Debian's package `unicode-data` puts it.
struct UnicodeDataFile: Sendable {
  struct Line {
    let number: Int
    /// Without the comment.
    let text: Substring
  }

  let path: String

  static let bidiTest = UnicodeDataFile("BidiTest.txt")
  static let bidiCharacterTest = UnicodeDataFile("BidiCharacterTest.txt")
  static let bidiClasses = UnicodeDataFile("extracted/DerivedBidiClass.txt")
  static let bidiBrackets = UnicodeDataFile("BidiBrackets.txt")

  private init(_ name: String) {
    path = "/usr/share/unicode/" + name
  }

  var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

  /// The lines that hold more than a comment.
  func lines() throws -> [Line] {
    let contents = try String(contentsOfFile: path, encoding: .utf8)
    return contents.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let text = line.prefix { $0 != "#" }
      return text.allSatisfy(\.isWhitespace) ? nil : Line(number: index + 1, text: text)
    }
  }
}
