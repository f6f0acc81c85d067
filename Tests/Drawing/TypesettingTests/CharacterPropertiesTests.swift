import Testing

@testable import FirstFrameTypesetting

struct CharacterPropertiesTests {
  @Test(
    arguments: [
      ("a", [.isLowercase, .continuesIdentifier]), ("A", [.isUppercase, .continuesIdentifier]),
      ("7", .continuesIdentifier), ("_", .continuesIdentifier), (" ", []), ("-", []),
      ("ª", [.isLowercase, .continuesIdentifier]),
      ("\u{A0}", .isUnclear), ("\n", .isUnclear), ("\u{AD}", [.isIgnorable, .isUnclear]),
      ("\u{200D}", [.isIgnorable, .isUnclear]), ("\u{FE0F}", [.isIgnorable, .continuesIdentifier]),
      ("\u{3164}", [.isIgnorable, .continuesIdentifier]), ("\u{E000}", .isUnclear), ("\u{378}", .isUnclear),
      ("\u{1F600}", .isEmoji), ("\u{2764}", []), ("\u{231A}", .isEmoji), ("\u{10FFFF}", .isUnclear),
      // Assigned in Unicode 16: a later standard library has other properties for it.
      ("\u{A7DC}", .isUnclear),
    ] as [(Unicode.Scalar, CharacterProperties)])
  func thePropertiesOfACharacter(character: Unicode.Scalar, expected: CharacterProperties) {
    #expect(CharacterProperties(of: character) == expected, "\(character.value)")
  }

  @Test func thereAre25WhiteSpaceAnd65ControlCharacters() {
    // All of them are in the first plane.
    let characters = (0...UInt32(0xFFFF)).compactMap(Unicode.Scalar.init)
    #expect(characters.count { $0.isWhiteSpace } == 25)
    #expect(characters.count { $0.isControl } == 65)
  }
}
