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
    // By bytes: half a million lines of characters would take half a minute in debug builds.
    let contents = try String(contentsOfFile: path, encoding: .utf8).utf8
    let lines = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let text = line.prefix { $0 != UInt8(ascii: "#") }
      return text.allSatisfy { $0 == UInt8(ascii: " ") } ? nil : Line(number: index + 1, text: Substring(text))
    }
  }
}
