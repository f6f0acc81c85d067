extension StringProtocol {
  /// The number of columns that the text needs on a terminal, without control characters.
  package var displayColumns: Int { reduce(0) { $0 + $1.displayColumns } }

  /// The text, filled with spaces up to a number of columns. A text that is as long, or longer, does not change.
  package func padded(toColumns columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(columns - displayColumns, 0))
  }

  /// The text, cut to a number of columns, with an ellipsis if anything is cut off.
  package func clipped(toColumns columns: Int) -> String {
    guard displayColumns > columns else { return String(self) }
    var (clipped, width) = ("", 0)
    for character in self {
      width += character.displayColumns
      guard width < columns else { break }
      clipped.append(character)
    }
    return columns > 0 ? clipped + "…" : ""
  }
}

extension Character {
  /// The number of columns of the character on a terminal: 0, 1 or 2.
  package var displayColumns: Int {
    var columns = 0
    for scalar in unicodeScalars {
      // The selector asks for an emoji, which is wide.
      columns += scalar == "\u{FE0F}" ? columns : scalar.displayColumns
    }
    return min(columns, 2)
  }
}

extension Unicode.Scalar {
  /// The number of columns of the character on a terminal (Unicode Standard Annex #11; wide ones need two).
  fileprivate var displayColumns: Int {
    switch value {
    case ..<0x20: return 0
    case 0x20..<0x300: return value == 0xAD ? 0 : 1
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4C6, 0xA960...0xA97C: return 2
    case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6: return 2
    case 0x1160...0x11FF, 0xFE00...0xFE0F: return 0
    case 0x1_6FE0...0x1_8D08, 0x1_AFF0...0x1_B2FB, 0x1_F200...0x1_F265, 0x2_0000...0x3_FFFD: return 2
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
