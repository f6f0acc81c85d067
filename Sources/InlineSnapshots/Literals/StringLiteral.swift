/// String literals of Swift that have a text as their value, exactly.
///
/// What cannot be seen in a source, or might not survive an editor, is escaped; all else stands as it is.
enum StringLiteral {
  /// A literal on one line; nil where the text has several lines, or begins as a literal of several lines would.
  static func singleLine(_ text: String) -> String? {
    guard !text.unicodeScalars.contains("\n"), text.unicodeScalars.first != "\"" else { return nil }
    let delimiter = LiteralDelimiter(for: text, isMultiline: false)
    // The closing quote keeps a space at the end.
    let escaped = escaped(text.unicodeScalars[...], with: delimiter.escape, keepingLastSpace: true)
    return delimiter.opening + escaped + delimiter.closing
  }

  /// A literal of several lines, without the indentation of its first.
  static func multiline(_ text: String, indentation: String, lineBreak: String) -> String {
    let delimiter = LiteralDelimiter(for: text, isMultiline: true)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indentation + escaped(line, with: delimiter.escape, keepingLastSpace: false)
    }
    return ([delimiter.opening] + lines + [indentation + delimiter.closing]).joined(separator: lineBreak)
  }

  private static func escaped(
    _ line: Substring.UnicodeScalarView, with escape: String, keepingLastSpace: Bool
  ) -> String {
    var escaped = String.UnicodeScalarView()
    for index in line.indices {
      let scalar = line[index]
      let isFirst = index == line.startIndex
      let isLast = line.index(after: index) == line.endIndex
      if scalar.needsEscape || (isFirst && scalar.joinsWhatIsBefore)
        || (isLast && scalar == " " && !keepingLastSpace)
      {
        escaped.append(contentsOf: (escape + scalar.escapeCode).unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
