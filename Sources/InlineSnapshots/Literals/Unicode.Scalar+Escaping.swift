extension Unicode.Scalar {
  /// Whether the character cannot be seen in a source, or changes how what is around it is shown.
  ///
  /// Among these are the controls of writing direction, with which a source can show another order of characters
  /// than the compiler reads. Unicode 15.0, table 4-4, general categories.
  var needsEscape: Bool {
    switch self {
    case " ": false
    // Zero-width joiner and non-joiner, and the tags of flags, belong to emoji and to words.
    case "\u{200C}", "\u{200D}", "\u{E0020}"..."\u{E007F}": false
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse: true
      default: properties.isNoncharacterCodePoint
      }
    }
  }

  /// Whether the character is shown as a part of the one before it, such as a combining accent.
  var joinsWhatIsBefore: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: self == "\u{200C}" || self == "\u{200D}" || properties.isEmojiModifier
    }
  }

  /// What stands behind the backslash: The Swift Programming Language, Lexical Structure, String Literals.
  var escapeCode: String {
    switch self {
    case "\0": "0"
    case "\t": "t"
    case "\r": "r"
    default: "u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
