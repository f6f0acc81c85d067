/// The properties of a character that layout and dumps depend on.
///
/// The tables are compiled in, because the standard library's belong to the version of Unicode that the compiler
/// supports: with them, another compiler could draw a new character differently.
///
/// Source: Unicode Standard Annex #44, section 5.3, and Unicode Technical Standard #51, section 1.4.3.
package struct CharacterProperties: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package init(of character: Unicode.Scalar) {
    self.init(rawValue: UInt8(truncatingIfNeeded: Self.table[character]))
  }

  private static let table = CodePointTable(runs: runs)

  // The bits are in the order of the generated table.

  /// Default_Ignorable_Code_Point: the character has no glyph.
  package static let isIgnorable = CharacterProperties(rawValue: 1 << 0)
  /// Emoji_Presentation: the character is an emoji without a variation selector.
  package static let isEmoji = CharacterProperties(rawValue: 1 << 1)
  package static let isUppercase = CharacterProperties(rawValue: 1 << 2)
  package static let isLowercase = CharacterProperties(rawValue: 1 << 3)
  /// A space other than U+0020, or a character that is invisible, private or unassigned (General_Category Zs, Zl, Zp, Cc,
  /// Cf, Co or Cn).
  package static let isUnclear = CharacterProperties(rawValue: 1 << 4)
  /// ID_Continue: the character can be a part of an identifier.
  package static let continuesIdentifier = CharacterProperties(rawValue: 1 << 5)
}

extension Unicode.Scalar {
  package func has(_ property: CharacterProperties) -> Bool {
    CharacterProperties(of: self).contains(property)
  }

  /// Whether the character has the property White_Space, which no version of Unicode has changed since 6.3.
  package var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the character controls a device instead of being visible (General_Category Cc).
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
