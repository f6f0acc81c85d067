import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameTypesetting

struct CanonicalCompositionTests {
  /// The rows are from NormalizationTest.txt of Unicode 15, and from chapter 3 of the standard.
  @Test(
    arguments: [
      ("plain", "a", "a"), ("composed already", "\u{E9}", "\u{E9}"), ("an accent", "e\u{301}", "\u{E9}"),
      ("two accents in the wrong order", "D\u{307}\u{323}", "\u{1E0C}\u{307}"),
      ("two accents of one class", "a\u{308}\u{301}", "\u{E4}\u{301}"),
      ("a blocked accent", "a\u{301}\u{308}", "\u{E1}\u{308}"),
      ("two steps", "E\u{304}\u{300}", "\u{1E14}"), ("another character for the same letter", "\u{212B}", "\u{C5}"),
      ("excluded from composition", "\u{958}", "\u{915}\u{93C}"), ("a compatibility ideograph", "\u{F900}", "\u{8C48}"),
      ("Hangul letters", "\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
      ("a Hangul syllable and a letter", "\u{AC00}\u{11A8}", "\u{AC01}"),
      ("a Hangul syllable", "\u{D7A3}", "\u{D7A3}"),
      ("a Hangul syllable with two ends", "\u{AC01}\u{11A8}", "\u{AC01}\u{11A8}"),
      ("a mark alone", "\u{301}", "\u{301}"), ("a mark that is replaced", "\u{344}", "\u{308}\u{301}"),
    ] as [(String, String, String)])
  func theComposedFormOfACluster(name: String, text: String, expected: String) {
    let composed = CanonicalComposition.shared.composed(Array(text.unicodeScalars))
    #expect(composed.map(\.value) == expected.unicodeScalars.map(\.value), "\(name)")
  }

  /// Foundation composes by a later version of Unicode, which composes older characters in the same way.
  ///
  /// Hangul is left out. Foundation does not compose a syllable with a trailing letter (section 3.12 of the standard).
  @Test func randomTextsAreComposedAsFoundationComposesThem() {
    let seed: UInt64 = 7
    var generator = SeededGenerator(seed: seed)
    // Letters, marks of several classes, Indic signs that compose, and line breaks.
    let ranges: [ClosedRange<UInt32>] = [
      0x41...0x7A, 0xC0...0x17F, 0x300...0x345, 0x391...0x3CE, 0x410...0x45F, 0x5B0...0x5BC, 0x9C7...0x9D7,
      0x1E00...0x1EFF, 0x1F00...0x1F15, 0x0A...0x0D,
    ]
    for _ in 0..<400 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let value = UInt32.random(in: ranges.randomElement(using: &generator) ?? 0x41...0x7A, using: &generator)
        text.append(Unicode.Scalar(value) ?? "?")
      }
      var composed: [UInt32] = []
      String(text).forEachGraphemeCluster { composed += CanonicalComposition.shared.composed($0).map(\.value) }
      #expect(
        composed == String(text).precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value),
        "\(text.map { String($0.value, radix: 16) }), seed \(seed)")
    }
  }
}
