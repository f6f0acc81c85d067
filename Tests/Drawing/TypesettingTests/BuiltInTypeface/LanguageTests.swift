import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct LanguageTests {
  /// The letters beyond the basic alphabet, and the quotation marks, from the exemplar characters of Unicode CLDR.
  private static let latin: [(language: String, letters: String)] = [
    ("English", "’“”‘–—"), ("French", "àâæçéèêëîïôœùûüÿ«»’"), ("German", "äöüßẞ„“‚‘"), ("Spanish", "áéíñóúü¿¡«»ªº"),
    ("Portuguese", "áàâãçéêíóôõúªº"), ("Italian", "àéèìíîóòùú"), ("Dutch", "áäéëíïóöúüĳ"), ("Polish", "ąćęłńóśźż„”"),
    ("Czech", "áčďéěíňóřšťúůýž"), ("Slovak", "áäčďéíĺľňóôŕšťúýž"), ("Hungarian", "áéíóöőúüű"),
    ("Romanian", "ăâîșțşţ„”"), ("Croatian", "čćđšž"), ("Slovenian", "čšž"), ("Turkish", "âçğıİöşüî₺"),
    ("Danish", "æøå"), ("Norwegian", "àéóòôæøå"), ("Swedish", "åäöé"), ("Finnish", "åäöšž"),
    ("Icelandic", "áðéíóúýþæö"),
    ("Estonian", "äõöüšž"), ("Latvian", "āčēģīķļņšūž"), ("Lithuanian", "ąčęėįšųūž"), ("Catalan", "àçéèíïóòúü·"),
    ("Albanian", "çë"), ("Welsh", "âêîôûŵŷẁẃẅỳ"), ("Maltese", "ċġħż"), ("Esperanto", "ĉĝĥĵŝŭ"),
  ]

  private static let others: [(language: String, letters: String)] = [
    ("Greek", "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ«»·"),
    ("Russian", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя«»№₽"), ("Ukrainian", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’₴"),
    ("Belarusian", "абвгдеёжзійклмнопрстуўфхцчшыьэюя"), ("Bulgarian", "абвгдежзийклмнопрстуфхцчшщъьюя"),
    ("Serbian", "абвгдђежзијклљмнњопрстћуфхцчџш"), ("Macedonian", "абвгдѓежзѕијклљмнњопрстќуфхцчџш"),
  ]

  private func requireInk(_ text: String, _ language: String, _ face: BuiltInTypeface) throws {
    // Omits capitals that are not a single character, such as the capital of ΐ.
    let capitals = text.unicodeScalars.map(\.properties.uppercaseMapping).filter { $0.unicodeScalars.count == 1 }
    for character in (text + capitals.joined()).unicodeScalars {
      let glyph = try #require(face.glyph(for: character), "\(language): \(character) is missing")
      #expect(!face.outline(of: glyph).isEmpty, "\(language): \(character)")
    }
  }

  @Test(arguments: [100, 400, 900], [false, true])
  func lettersOfAllLanguagesAreIncluded(weight: Int, isMonospaced: Bool) throws {
    let face = BuiltInTypeface.instance(weight: FontWeight(clamping: weight), isMonospaced: isMonospaced)
    for (language, letters) in Self.latin {
      try requireInk("abcdefghijklmnopqrstuvwxyz0123456789.,:;!?()" + letters, language, face)
    }
    for (language, letters) in Self.others { try requireInk(letters, language, face) }
  }

  /// A mark above a letter does not touch it: between them, there is a height without ink.
  @Test(arguments: [100, 400, 700])
  func marksAreClearOfTheirLetters(weight: Int) throws {
    let face = BuiltInTypeface.instance(weight: FontWeight(clamping: weight))
    for (composed, height) in [
      ("é", 525), ("à", 525), ("ñ", 525), ("ö", 525), ("ů", 525), ("ő", 525), ("ğ", 525), ("č", 531), ("ā", 531),
      ("É", 720), ("À", 720), ("Ñ", 720), ("Ö", 728), ("Ů", 720), ("Ő", 728), ("Ğ", 728), ("й", 525), ("ё", 531),
      ("ΰ", 525),
    ] as [(Unicode.Scalar, Double)] {
      let glyph = try #require(face.glyph(for: composed), "\(composed)")
      let outline = face.ink(of: glyph)
      let gap = stride(from: height, through: height + 90, by: 5).filter { outline.filledSpans(atY: $0).isEmpty }
      #expect(!gap.isEmpty, "\(composed)")
    }
  }
}
