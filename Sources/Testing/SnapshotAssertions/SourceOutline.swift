/// The classes of a Swift file, found by indentation.
///
/// This is not a parser: a class ends before the next line that is not indented more than its first line.
struct SourceOutline: Sendable {
  private struct Line {
    /// The number of spaces or tabs at the start.
    let indentation: Int
    let words: [Substring]

    /// The name of the class that the line declares or extends.
    var className: String? {
      guard let keyword = words.firstIndex(where: { $0 == "class" || $0 == "extension" }),
        words[..<keyword].allSatisfy(Self.canPrecedeClass), keyword + 1 < words.count
      else { return nil }
      let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      // Class methods and properties begin with the same keyword.
      return name.isEmpty || ["func", "var", "let", "subscript", "override"].contains(name) ? nil : String(name)
    }

    func declares(function: String) -> Bool {
      words.indices.dropLast().contains { index in
        words[index] == "func" && words[index + 1].prefix { $0 != "(" && $0 != "<" } == function
      }
    }

    private static func canPrecedeClass(_ word: Substring) -> Bool {
      word.hasPrefix("@")
        || ["public", "open", "internal", "package", "private", "fileprivate", "final"].contains(word)
    }
  }

  /// `nil` for empty lines, comments and compiler directives, because their indentation has no meaning.
  private let lines: [Line?]

  init(_ source: String) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { text in
      let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
      guard let first = words.first, !first.hasPrefix("//"), !first.hasPrefix("#") else { return nil }
      let indentation = text.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      return Line(indentation: indentation, words: words)
    }
  }

  /// The name of the class around a line, counted from 1, that declares a function; `nil` if there is none.
  ///
  /// - Parameter testName: The function, as in `#function`.
  func className(around number: Int, declaring testName: String) -> String? {
    guard lines.indices.contains(number - 1) else { return nil }
    let function = testName.prefix { $0 != "(" }
    var innermost = Int.max
    for index in lines[..<number].indices.reversed() {
      guard let line = lines[index], line.indentation < innermost else { continue }
      if let name = line.className {
        return declares(String(function), inClassAt: index, indentedBy: line.indentation) ? name : nil
      }
      // The assertion's own line does not enclose it, unless it declares the class.
      innermost = line.indentation
    }
    return nil
  }

  /// Whether a class declares a function. A class that does not declare it is a helper without a test of this name.
  private func declares(_ function: String, inClassAt first: Int, indentedBy indentation: Int) -> Bool {
    if lines[first]?.declares(function: function) == true { return true }
    for line in lines[(first + 1)...] {
      guard let line else { continue }
      guard line.indentation > indentation else { return false }
      if line.declares(function: function) { return true }
    }
    return false
  }
}
