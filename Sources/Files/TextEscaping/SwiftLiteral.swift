extension String {
  /// The text as a Swift string literal on one line, without raw delimiters: also for `#sourceLocation(file:)` and
  /// manifests of packages, which allow no others.
  ///
  /// The compiler does not evaluate escape sequences in `#sourceLocation(file:)`. So a file whose name needs some appears
  /// with them in its messages.
  package var swiftLiteral: String {
    "\"" + SwiftLiteral.escaped(unicodeScalars[...], with: "\\", escapingQuotes: true) + "\""
  }
}

/// String literals of Swift with an exact value, as a person would write them.
///
/// Characters that are invisible in a source, or that editors might change, are escaped.
package enum SwiftLiteral {
  /// A literal on one line; `nil` if the text has several lines or starts with a quote.
  package static func singleLine(_ text: String) -> String? {
    guard !text.unicodeScalars.contains("\n"), text.unicodeScalars.first != "\"" else { return nil }
    let delimiter = LiteralDelimiter(for: text, isMultiline: false)
    // A trailing space is visible before the closing quote.
    return delimiter.opening + escaped(text.unicodeScalars[...], with: delimiter.escape) + delimiter.closing
  }

  /// A multiline literal, without the indentation of its first line.
  package static func multiline(_ text: String, indentation: String, lineBreak: String) -> String {
    let delimiter = LiteralDelimiter(for: text, isMultiline: true)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indentation + escaped(line, with: delimiter.escape, escapingLastSpace: true)
    }
    return ([delimiter.opening] + lines + [indentation + delimiter.closing]).joined(separator: lineBreak)
  }

  fileprivate static func escaped(
    _ line: Substring.UnicodeScalarView, with escape: String, escapingLastSpace: Bool = false,
    escapingQuotes: Bool = false
  ) -> String {
    var escaped = ""
    var rest = line
    while let scalar = rest.popFirst() {
      if escapingQuotes, scalar == "\"" || scalar == "\\" {
        escaped += escape
        escaped.unicodeScalars.append(scalar)
      } else if scalar.needsSwiftEscape || (escaped.isEmpty && scalar.combinesWithPrevious)
        || (rest.isEmpty && scalar == " " && escapingLastSpace)
      {
        escaped += escape + scalar.swiftEscape.dropFirst()
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// The delimiters of a string literal.
package struct LiteralDelimiter: Hashable, Sendable {
  package let isMultiline: Bool
  /// The number of `#` around the quotes.
  package let poundCount: Int

  private init(isMultiline: Bool, poundCount: Int) {
    self.isMultiline = isMultiline
    self.poundCount = poundCount
  }

  /// Creates the delimiter with the fewest `#` that needs no escapes for quotes and backslashes of a text.
  package init(for text: String, isMultiline: Bool) {
    self.init(isMultiline: isMultiline, poundCount: Self.poundCount(for: text, quotes: isMultiline ? 3 : 1))
  }

  private var pounds: String { String(repeating: "#", count: poundCount) }
  private var quotes: String { isMultiline ? "\"\"\"" : "\"" }

  package var opening: String { pounds + quotes }
  package var closing: String { quotes + pounds }
  /// The start of an escape sequence.
  package var escape: String { "\\" + pounds }

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
  package var needsSwiftEscape: Bool {
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
  fileprivate var combinesWithPrevious: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: self == "\u{200C}" || self == "\u{200D}" || properties.isEmojiModifier
    }
  }
}
