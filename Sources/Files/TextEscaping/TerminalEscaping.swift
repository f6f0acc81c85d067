extension String {
  /// The text for a terminal or a log, with its line breaks and tabs.
  ///
  /// Characters that control terminals, or change the order of other characters, are written as escape sequences of
  /// Swift, such as `\u{1B}`. No line of the text is a command of a CI system. A text that is escaped already does not
  /// change.
  package var escapedForTerminal: String {
    (mayNeedEscape(exceptBreaks: true) ? escapingControls { $0 == "\n" || $0 == "\t" } : self).withoutLogCommands
  }

  /// The text on one line of a terminal or a log: like ``escapedForTerminal``, with escape sequences for line breaks and
  /// tabs, too.
  package var escapedForTerminalLine: String {
    (mayNeedEscape(exceptBreaks: false) ? escapingControls { _ in false } : self).withoutLogCommands
  }

  /// The start of the text on one line, between single quotes, with `…` if the text is longer.
  ///
  /// Line breaks are shown as `↵`, and characters that cannot be shown as escape sequences.
  ///
  /// - Parameter limit: The maximum number of characters between the quotes.
  package func quotedExcerpt(limit: Int) -> String {
    let line = onOneLine(separator: "\u{21B5}").escapedForTerminalLine
    return line.count > limit ? "'\(line.prefix(limit - 1))…'" : "'\(line)'"
  }

  /// The first line that is not empty.
  package var firstLine: String {
    String(String.UnicodeScalarView(unicodeScalars.drop(while: \.isLineBreak).prefix { !$0.isLineBreak }))
  }

  /// The text with a separator in place of each line break.
  func onOneLine(separator: String) -> String {
    guard unicodeScalars.contains(where: \.isLineBreak) else { return self }
    var line = ""
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if !scalar.isLineBreak {
        line.unicodeScalars.append(scalar)
      } else if scalar != "\n" || previous != "\r" {
        line += separator
      }
      previous = scalar
    }
    return line
  }

  /// The text with escape sequences for characters that may control a terminal, except tabs: for a part of a line.
  package var showingControls: String {
    mayNeedEscape(exceptBreaks: false) ? escapingControls { $0 == "\t" } : self
  }

  private func escapingControls(except isKept: (Unicode.Scalar) -> Bool) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      if scalar.isTerminalControl, !isKept(scalar) {
        escaped += scalar.swiftEscape
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether the text has a byte that is part of a control character: most texts have none.
  private func mayNeedEscape(exceptBreaks: Bool) -> Bool {
    utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): !exceptBreaks
      // 0xC2 begins the controls of ISO 6429, 0xD8 and 0xE2 those of the Unicode Standard.
      case ..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: true
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character may control a terminal or change the order of other characters: controls, line and paragraph
  /// separators, and the bidirectional controls of Unicode Standard Annex #9.
  package var isTerminalControl: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }

  /// Whether the character ends a line: those of Unicode Standard Annex #14 that always break.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The escape sequence of Swift, such as `\n` or `\u{1B}`.
  package var swiftEscape: String {
    switch self {
    case "\0": "\\0"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(Hexadecimal.digits(UInt64(value), uppercase: true))}"
    }
  }
}
