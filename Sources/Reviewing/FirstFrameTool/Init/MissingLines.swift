import Foundation

/// The lines that a file of git has to contain.
enum MissingLines {
  /// Git ignores the products of builds, with the artifacts of tests.
  static let ignored = [".build/"]
  /// Git stores references byte for byte.
  static let attributes = ["*.png binary", "__Snapshots__/**/*.txt -text", "__Snapshots__/**/*.json -text"]

  /// The lines that a `.gitignore` lacks.
  static func ignored(in file: Data?) -> [String] {
    let lines = Set(lines(of: file).map { $0.trimmingCharacters(in: ["/"]) })
    return ignored.filter { !lines.contains($0.trimmingCharacters(in: ["/"])) }
  }

  /// The lines that a `.gitattributes` lacks. A line of the same pattern that stores bytes, such as one for git-lfs, takes
  /// their place, and so does one for all references.
  static func attributes(in file: Data?) -> [String] {
    let covered = Set(
      lines(of: file).compactMap { line -> Substring? in
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.contains("-text") || words.contains("binary") else { return nil }
        return words.first.map { $0.hasPrefix("/") ? $0.dropFirst() : $0 }
      })
    return attributes.filter { line in
      let pattern = line.prefix { $0 != " " }
      return !covered.contains(pattern) && !covered.contains("__Snapshots__/**") && !covered.contains("*")
    }
  }

  /// Returns a file with lines at its end, which keeps its bytes and its kind of line breaks.
  static func appended(_ lines: [String], to file: Data?) -> Data {
    guard !lines.isEmpty else { return file ?? Data() }
    let breaks = file?.range(of: Data("\r\n".utf8)) == nil ? "\n" : "\r\n"
    var data = file ?? Data()
    if let last = data.last, last != UInt8(ascii: "\n") { data += Data(breaks.utf8) }
    return data + Data(lines.map { $0 + breaks }.joined().utf8)
  }

  private static func lines(of file: Data?) -> [String] {
    String(decoding: file ?? Data(), as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("#") }
  }
}
