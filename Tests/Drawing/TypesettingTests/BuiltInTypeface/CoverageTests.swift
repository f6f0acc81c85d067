import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct CoverageTests {
  @Test(arguments: [false, true], [false, true])
  func allRequiredCharactersHaveInk(isMonospaced: Bool, isItalic: Bool) throws {
    let face = BuiltInTypeface.instance(isMonospaced: isMonospaced, isItalic: isItalic)
    let required = Repertoires.inked + (isMonospaced ? Repertoires.monospacedOnly : [])
    for (name, characters) in required {
      for character in characters.unicodeScalars {
        let glyph = try #require(face.glyph(for: character), "\(name): \(character) is missing")
        #expect(face.ink(of: glyph).inkArea() > 1000, "\(name): \(character)")
        #expect(face.width(of: glyph) > 0, "\(name): \(character)")
      }
    }
  }

  @Test(arguments: [false, true])
  func inkIncreasesWithTheWeight(isMonospaced: Bool) throws {
    // Filled shapes have the same ink in all weights. No character has less ink in a heavier weight.
    let weights = [100, 400, 600, 700, 900].map(FontWeight.init(clamping:))
    for (_, characters) in Repertoires.inked {
      for character in characters.unicodeScalars {
        let areas = try weights.map { weight in
          let face = BuiltInTypeface.instance(weight: weight, isMonospaced: isMonospaced)
          let glyph = try #require(face.glyph(for: character))
          return face.ink(of: glyph).inkArea(bandHeight: 20)
        }
        for (lighter, heavier) in zip(areas, areas.dropFirst()) {
          #expect(heavier > lighter * 0.995, "\(character): \(areas)")
        }
      }
    }
  }

  @Test func spacesHaveNoInk() throws {
    let face = BuiltInTypeface.instance()
    for character in "\u{2002}\u{2003}\u{2007}\u{2009}\u{202F}\u{200B}\u{AD}".unicodeScalars {
      #expect(face.ink(of: try #require(face.glyph(for: character))).isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func lookAlikesHaveTheSameDesign(isMonospaced: Bool) throws {
    let face = BuiltInTypeface.instance(weight: .medium, isMonospaced: isMonospaced)
    for (latin, other) in [
      ("ABEZHIKMNOPTYX", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"), ("ABEKMHOPCTXSIJ", "АВЕКМНОРСТХЅІЈ"), ("aeopcyxsij", "аеорсухѕіј"),
      ("ov", "ον"),
      ("ËÏëï", "ЁЇёї"), ("µ", "μ"),
    ] {
      for (one, two) in zip(latin.unicodeScalars, other.unicodeScalars) {
        let (first, second) = (try #require(face.glyph(for: one)), try #require(face.glyph(for: two)))
        #expect(face.ink(of: first) == face.ink(of: second), "\(one) and \(two)")
        #expect(face.width(of: first) == face.width(of: second), "\(one) and \(two)")
      }
    }
  }
}

/// The characters that the built-in typeface must have, by block.
enum Repertoires {
  static let inked: [(name: String, characters: String)] = [
    ("Basic Latin", scalars(0x21...0x7E)),
    ("Latin-1", scalars(0xA1...0xAC) + scalars(0xAE...0xFF)),
    ("Latin Extended-A", scalars(0x100...0x17F) + "ȘșȚțẞẀẁẂẃẄẅỲỳǼǽǾǿ"),
    ("Greek", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰΆΈΉΊΌΎΏΪΫ΄΅"),
    ("Cyrillic", scalars(0x400...0x45F) + "Ґґ"),
    ("Punctuation", "‐‑‒–—―‖‘’‚‛“”„‟†‡•‣…‰′″‴‹›‼⁄"),
    ("Currency", "$¢£¤¥€₽₴₦₹₿₺₩₫₪₱₵₡"),
    ("Arrows", "←↑→↓↔↕↖↗↘↙⇐⇑⇒⇓⇔↩↪↵↺↻⟲⟳"),
    ("Fractions", "¼½¾⅓⅔⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ªº"),
    ("Mathematics", "−×÷±≈≠≡≤≥∞√∑∏∂∆µπΩ‰∫◊∅"),
    ("Interface", "✓✔✕✖✗★☆●○◯■□▲△▼▽▶▷◀◁◆◇▪▸◂▴▾⋮⋯☰⌕⚙♥♡♠♣♦⚽🔒🔓⌘⇧⌥⏎⌫☀☾⚠ℹ⚡⚑✉☐☑☒™©®№"),
  ]

  static let monospacedOnly: [(name: String, characters: String)] = [
    ("Box drawing", scalars(0x2500...0x257F)), ("Block elements", scalars(0x2580...0x259F)),
    ("Prompts", scalars(0xE0B0...0xE0B3)),
  ]

  private static func scalars(_ range: ClosedRange<UInt32>) -> String {
    String(String.UnicodeScalarView(range.compactMap(Unicode.Scalar.init)))
  }
}
