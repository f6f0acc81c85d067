extension Unicode.Scalar {
  /// Whether the character ends a line wherever it stands (class BK, CR, LF or NL of UAX #14).
  var isLineBreak: Bool {
    switch value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character only steers how others are shown, and has no glyph of its own.
  package var isInvisible: Bool {
    // Most text is below the first combining mark, where only the soft hyphen and the line breaks count.
    if value < 0x300 { return value == 0xAD || isLineBreak }
    if value == 0x3164 || value == 0xFFA0 { return false }
    return isLineBreak || properties.isDefaultIgnorableCodePoint
  }

  /// The character whose glyph stands for this one where it has none.
  package var drawnAs: Unicode.Scalar {
    switch value {
    case 0x09, 0xA0, 0x2007, 0x202F: " "
    case 0x2010, 0x2011: "-"
    default: self
    }
  }
}
