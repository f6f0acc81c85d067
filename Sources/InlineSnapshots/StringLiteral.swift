/// String literals of Swift with an exact value.
///
/// Characters that are invisible in a source, or that editors might change, are escaped.
enum StringLiteral {
  /// A literal on one line; `nil` if the text has several lines or starts with a quote.
  static func singleLine(_ text: String) -> String? {
    guard !text.unicodeScalars.contains("\n"), text.unicodeScalars.first != "\"" else { return nil }
    let delimiter = LiteralDelimiter(for: text, isMultiline: false)
    // A trailing space is visible before the closing quote.
    let escaped = escaped(text.unicodeScalars[...], with: delimiter.escape, keepingLastSpace: true)
    return delimiter.opening + escaped + delimiter.closing
  }

  /// A multiline literal, without the indentation of its first line.
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
    var escaped = ""
    for index in line.indices {
      let scalar = line[index]
      let isFirst = index == line.startIndex
      let isLast = line.index(after: index) == line.endIndex
      if scalar.needsEscape || (isFirst && scalar.combinesWithPrevious)
        || (isLast && scalar == " " && !keepingLastSpace)
      {
        escaped += escape + scalar.escapeCode
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// The delimiters of a string literal.
struct LiteralDelimiter: Hashable, Sendable {
  let isMultiline: Bool
  /// The number of `#` around the quotes.
  let poundCount: Int

  private init(isMultiline: Bool, poundCount: Int) {
    self.isMultiline = isMultiline
    self.poundCount = poundCount
  }

  /// Creates the delimiter with the fewest `#` that needs no escapes for quotes and backslashes of a text.
  init(for text: String, isMultiline: Bool) {
    self.init(isMultiline: isMultiline, poundCount: Self.poundCount(for: text, quotes: isMultiline ? 3 : 1))
  }

  private var pounds: String { String(repeating: "#", count: poundCount) }
  private var quotes: String { isMultiline ? "\"\"\"" : "\"" }

  var opening: String { pounds + quotes }
  var closing: String { quotes + pounds }
  /// The start of an escape sequence.
  var escape: String { "\\" + pounds }

  /// One more than the longest run of `#` after a backslash, or after quotes that would end the literal.
  private static func poundCount(for text: String, quotes: Int) -> Int {
    var needed = 0
    var quoteRun = 0
    // The length of the run of `#` after a backslash or quotes; `nil` elsewhere.
    var poundRun: Int?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#":
        poundRun = poundRun.map { $0 + 1 }
        quoteRun = 0
      case "\\":
        poundRun = 0
        quoteRun = 0
      case "\"":
        quoteRun += 1
        poundRun = quoteRun >= quotes ? 0 : nil
      default:
        poundRun = nil
        quoteRun = 0
      }
      if let poundRun { needed = max(needed, poundRun + 1) }
    }
    return needed
  }
}

extension Unicode.Scalar {
  /// Whether the character is invisible in a source, or changes the display of adjacent text.
  ///
  /// This includes bidirectional controls, which can make a source look different from what the compiler reads (Unicode
  /// 15.0, table 4-4, general categories).
  var needsEscape: Bool {
    switch self {
    case " ": false
    // Zero-width joiner and non-joiner, and the tags of flags, are parts of emoji and words.
    case "\u{200C}", "\u{200D}", "\u{E0020}"..."\u{E007F}": false
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse: true
      default: properties.isNoncharacterCodePoint
      }
    }
  }

  /// Whether the character combines with the previous one, such as a combining accent.
  var combinesWithPrevious: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: self == "\u{200C}" || self == "\u{200D}" || properties.isEmojiModifier
    }
  }

  /// The escape sequence without the backslash (The Swift Programming Language, Lexical Structure, String Literals).
  var escapeCode: String {
    switch self {
    case "\0": "0"
    case "\t": "t"
    case "\r": "r"
    default: "u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
