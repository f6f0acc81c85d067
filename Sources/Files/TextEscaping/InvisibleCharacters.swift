extension Unicode.Scalar {
  /// Whether the character cannot be seen, or looks like a space, or changes the order of others: controls, format
  /// characters, spaces other than U+0020, and characters for private use, for which few typefaces have a glyph.
  package var cannotBeSeen: Bool {
    switch self {
    case " ": false
    // These marks of Arabic and Syriac numbers are visible, although they are format characters.
    case "\u{600}"..."\u{605}", "\u{6DD}", "\u{70F}", "\u{890}", "\u{891}", "\u{8E2}", "\u{110BD}", "\u{110CD}": false
    case "\u{34F}", "\u{115F}", "\u{1160}", "\u{17B4}", "\u{17B5}", "\u{2800}", "\u{3164}", "\u{FFA0}": true
    case "\u{FE00}"..."\u{FE0F}", "\u{E0100}"..."\u{E01EF}": true
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse: true
      default: properties.isNoncharacterCodePoint
      }
    }
  }

  /// The character's name and code point, such as `NO-BREAK SPACE (U+00A0)`.
  package var nameWithCodePoint: String {
    let name = Self.aliases[self] ?? properties.name ?? unnamed
    return "\(name) (\(codePoint))"
  }

  /// What stands in place of a name.
  private var unnamed: String {
    switch properties.generalCategory {
    case .control: "CONTROL"
    case .privateUse: "CHARACTER FOR PRIVATE USE"
    default: "CHARACTER"
    }
  }

  /// The code point as the Unicode Standard writes it, such as `U+0E01` (version 15, appendix A).
  package var codePoint: String { "U+" + Hexadecimal.digits(UInt64(value), count: 4, uppercase: true) }

  /// Names of characters that have none in the Unicode Character Database, or a misleading one (`NameAliases.txt`).
  private static let aliases: [Unicode.Scalar: String] = [
    "\0": "NULL", "\u{8}": "BACKSPACE", "\t": "TAB", "\n": "LINE FEED", "\u{B}": "VERTICAL TAB", "\u{C}": "FORM FEED",
    "\r": "CARRIAGE RETURN", "\u{1B}": "ESCAPE", "\u{7F}": "DELETE", "\u{85}": "NEXT LINE",
    "\u{FEFF}": "BYTE ORDER MARK",
  ]
}
