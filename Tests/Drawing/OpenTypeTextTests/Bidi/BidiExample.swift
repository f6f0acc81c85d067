import Foundation
import OpenTypeText

@testable import FirstFrameTypesetting

/// A paragraph on one line, and its expected levels and order in the Unicode Character Database.
struct BidiExample {
  let text: [Unicode.Scalar]
  let direction: TextDirection?
  let base: UInt8?
  /// The levels; `nil` for characters that rule X9 removes.
  let levels: [UInt8?]
  /// The indices of all other characters, in visual order from left to right.
  let order: [Int]

  /// Returns whether a resolver gives the expected levels and the expected order on the line.
  func isSatisfied(by resolver: some BidiResolver) -> Bool {
    let resolved = resolver.levels(of: text[...], direction: direction)
    guard base == nil || resolved.base == base else { return false }
    let raw = resolved.levels.isEmpty ? Array(repeating: resolved.base, count: text.count) : resolved.levels
    guard raw.count == text.count else { return false }
    let onLine = VisualOrder.levels(ofLine: raw, classes: text.map { BidiClass(of: $0) }, base: resolved.base)
    guard zip(onLine, levels).allSatisfy({ $1 == nil || $0 == $1 }) else { return false }
    return VisualOrder.positions(ofLevels: onLine).filter { levels[$0] != nil } == order
  }
}

extension BidiExample {
  /// Parses a line of BidiCharacterTest.txt; returns `nil` unless it has the five fields described in the file's
  /// header.
  init?(characterTest line: Substring) {
    let fields = line.utf8.split(separator: UInt8(ascii: ";")).map(Self.words)
    guard fields.count == 5 || fields.count == 4 && line.utf8.last == UInt8(ascii: ";") else { return nil }
    guard let choice = fields[1].first.flatMap({ Int($0) }), (0...2).contains(choice) else { return nil }
    text = fields[0].compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    direction = choice == 2 ? nil : TextDirection.allCases[choice]
    base = fields[2].first.flatMap { UInt8($0) }
    levels = fields[3].map { UInt8($0) }
    order = fields.count > 4 ? fields[4].compactMap { Int($0) } : []
    guard text.count == fields[0].count, levels.count == text.count, base != nil else { return nil }
  }

  /// Returns every nth of the examples of BidiTest.txt, in which several lines share the expected values, and the number of
  /// all examples.
  static func classTests(
    in lines: [UnicodeDataFile.Line], every step: Int
  ) -> (count: Int, examples: [(line: Int, example: BidiExample)]) {
    let directions: [TextDirection?] = [nil, .leftToRight, .rightToLeft]
    var levels: [UInt8?] = []
    var order: [Int] = []
    var count = 0
    var examples: [(line: Int, example: BidiExample)] = []
    for line in lines {
      if line.text.utf8.first == UInt8(ascii: "@") {
        let fields = words(line.text.utf8)
        switch fields[0] {
        case "@Levels:": levels = fields.dropFirst().map { UInt8($0) }
        case "@Reorder:": order = fields.dropFirst().compactMap { Int($0) }
        default: break
        }
        continue
      }
      let fields = line.text.utf8.split(separator: UInt8(ascii: ";"))
      let choices = words(fields[1]).first.flatMap { Int($0, radix: 16) } ?? 0
      for (bit, direction) in directions.enumerated() where choices & (1 << bit) != 0 {
        count += 1
        guard (count - 1).isMultiple(of: step) else { continue }
        let text = words(fields[0]).compactMap { sampleCharacters[String($0)] }
        examples.append(
          (line.number, BidiExample(text: text, direction: direction, base: nil, levels: levels, order: order)))
      }
    }
    return (count, examples)
  }

  /// Splits bytes at spaces and tabs. Splitting characters takes several times as long in debug builds.
  private static func words(_ text: Substring.UTF8View) -> [Substring] {
    text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { Substring($0) }
  }

  /// A character of each class; none is a bracket.
  private static let sampleCharacters: [String: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "ES": "+", "ET": "%", "AN": "\u{660}", "CS": ",",
    "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
    "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}", "LRI": "\u{2066}", "RLI": "\u{2067}",
    "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]
}

/// A file of the Unicode Character Database, at its path in Debian's package `unicode-data`.
struct UnicodeDataFile: Sendable {
  struct Line {
    let number: Int
    /// The line without its comment.
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

  /// Returns the lines that are not empty and not only a comment.
  func lines() throws -> [Line] {
    // Splits bytes, because splitting half a million lines of characters takes half a minute in debug builds.
    let contents = try String(contentsOfFile: path, encoding: .utf8).utf8
    let lines = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let text = line.prefix { $0 != UInt8(ascii: "#") }
      return text.allSatisfy { $0 == UInt8(ascii: " ") } ? nil : Line(number: index + 1, text: Substring(text))
    }
  }
}
