extension Unicode.Scalar {
  /// Whether the character ends a line wherever it stands (class BK, CR, LF or NL of UAX #14).
  var isLineBreak: Bool {
    switch value {
    case 0x0A, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character only steers how others are shown, and has no glyph of its own.
  var isInvisible: Bool {
    if value == 0x0D { return true }
    return properties.isDefaultIgnorableCodePoint && value != 0x3164 && value != 0xFFA0
  }

  /// The character whose glyph stands for this one.
  var drawnAs: Unicode.Scalar {
    switch value {
    case 0x09, 0xA0, 0x2007, 0x202F: " "
    case 0x2010, 0x2011: "-"
    default: self
    }
  }
}
