import Foundation

extension JournalLine {
  /// What stands around the path in the line of a pass.
  static let matchedStart = #"{"event":"matched","snapshot":""#
  static let matchedEnd = #""}"#

  /// Reads a line, without its end.
  ///
  /// Passes are read without a decoder, which takes far longer: there may be tens of thousands, and at the end of each
  /// process they are read.
  init(json line: Data) throws {
    if let path = Self.matchedPath(in: line) {
      self = .matched(snapshot: path)
    } else {
      self = try JSONDecoder().decode(JournalLine.self, from: line)
    }
  }

  private static func matchedPath(in line: Data) -> String? {
    let path = line.dropFirst(matchedStart.utf8.count).dropLast(matchedEnd.utf8.count)
    guard line.starts(with: matchedStart.utf8), line.suffix(matchedEnd.utf8.count).elementsEqual(matchedEnd.utf8),
      !path.contains(UInt8(ascii: "\"")), !path.contains(UInt8(ascii: "\\"))
    else { return nil }
    return String(validating: path, as: UTF8.self)
  }
}
