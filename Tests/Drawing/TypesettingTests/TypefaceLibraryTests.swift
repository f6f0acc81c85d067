import FirstFrameTypesetting
import Foundation
import Testing

struct TypefaceLibraryTests {
  private func library(weights: [Int], italics: [Int] = []) -> TypefaceLibrary {
    var library = TypefaceLibrary.builtIn
    for weight in weights {
      library.register(
        StubTypeface("upright \(weight)", has: "a"), family: "Stub", weight: FontWeight(clamping: weight))
    }
    for weight in italics {
      library.register(
        StubTypeface("italic \(weight)", has: "a"), family: "Stub", weight: FontWeight(clamping: weight),
        isItalic: true)
    }
    return library
  }

  @Test(
    arguments: [
      ([400, 700], 400, 400), ([400, 700], 500, 400), ([400, 700], 600, 700), ([400, 700], 300, 400),
      ([300, 500], 400, 500), ([300, 600], 400, 300), ([600, 900], 400, 600), ([300, 600], 500, 300),
      ([100, 900], 500, 100), ([100, 900], 501, 900), ([200, 900], 300, 200), ([200, 350], 300, 200),
      ([400, 900], 800, 900), ([400, 700], 800, 700), ([450, 480], 420, 450), ([350, 500], 450, 500),
      ([300, 450], 500, 450),
    ] as [([Int], Int, Int)])
  func theNearestWeightByTheRulesOfCSSFonts4(registered: [Int], requested: Int, expected: Int) {
    let font = Font(family: "Stub", size: 10, weight: FontWeight(clamping: requested))
    #expect(library(weights: registered).typeface(for: font).name == "upright \(expected)")
    #expect(library(weights: registered.reversed()).typeface(for: font).name == "upright \(expected)")
  }

  @Test func theStyleHasPrecedenceOverTheWeightAndTheOtherStyleIsBetterThanNone() {
    let library = library(weights: [400], italics: [700])
    #expect(library.typeface(for: Font(family: "Stub", size: 10, isItalic: true)).name == "italic 700")
    #expect(library.typeface(for: Font(family: "stub", size: 10, weight: .bold)).name == "upright 400")
    #expect(
      self.library(weights: [400]).typeface(for: Font(family: "Stub", size: 10, isItalic: true)).name == "upright 400")
  }

  @Test func aVariableTypefaceHasTheExactWeightWithinItsRange() {
    var library = TypefaceLibrary.builtIn
    library.register(family: "Variable", weights: .light ... .bold) { StubTypeface("\($0.rawValue)", has: "a") }
    for (requested, expected) in [(100, "300"), (450, "450"), (900, "700")] {
      let font = Font(family: "Variable", size: 10, weight: FontWeight(clamping: requested))
      #expect(library.typeface(for: font).name == expected)
    }
  }

  @Test func theBuiltInTypefaceReplacesAnUnregisteredFamily() {
    let library = library(weights: [400])
    #expect(library.typeface(for: Font(family: "Other", size: 10)) === BuiltInTypeface.instance(size: 10))
    #expect(!library.contains(family: "Other"))
    #expect(library.contains(family: "STUB"))
    #expect(library.families == ["Stub"])
    #expect(TypefaceLibrary.builtIn.families.isEmpty)
  }

  @Test func fallbackIsInTheOrderOfRegistrationWithOneTypefaceForEachCluster() {
    var library = TypefaceLibrary.builtIn
    library.register(StubTypeface("one", has: "x\u{5D0}"), family: "One")
    library.register(StubTypeface("two", has: "\u{5D0}\u{5B0}\u{5D1}a"), family: "Two")
    library.register(StubTypeface("emoji", has: "\u{2764}\u{1F600}x", isEmoji: true), family: "Emoji")
    func name(_ cluster: String, family: String? = nil) -> String? {
      library.typeface(for: cluster.unicodeScalars, font: Font(family: family, size: 10))?.name
    }
    let builtIn = BuiltInTypeface.instance().name
    #expect(name("a") == builtIn)
    #expect(name("a", family: "Two") == "two")
    #expect(name("a", family: "One") == "two")
    #expect(name("\u{5D0}") == "one")
    #expect(name("\u{5D0}\u{5B0}") == "two")
    #expect(name("\u{5D1}") == "two")
    #expect(name("x", family: "One") == "one")
    #expect(name("x", family: "Two") == "one")
    #expect(name("b", family: "Two") == builtIn)
    #expect(name("\u{1F600}") == "emoji")
    #expect(name("\u{2764}\u{FE0F}") == "emoji")
    #expect(name("\u{2764}\u{FE0E}", family: "Emoji") == "emoji")
    #expect(name("\u{4E00}") == nil)
  }

  /// Emoji fonts have figures and signs, which are not emoji.
  @Test func emojiTypefacesComeFirstForEmojiAndLastForOtherCharacters() {
    var library = TypefaceLibrary.builtIn
    let emoji = "0\u{20E3}\u{2764}\u{261D}\u{1F600}\u{1F3FD}\u{1F525}\u{1F1EF}\u{1F1F5}\u{1F170}"
    library.register(StubTypeface("emoji", has: emoji, isEmoji: true), family: "Emoji")
    library.register(StubTypeface("text", has: "\u{2764}\u{1F600}\u{5D0}"), family: "Text")
    let builtIn = BuiltInTypeface.instance().name
    let cases: [(cluster: String, name: String?)] = [
      ("0", builtIn), ("0\u{FE0F}\u{20E3}", "emoji"), ("\u{2764}", "text"), ("\u{2764}\u{FE0F}", "emoji"),
      ("\u{1F600}", "emoji"), ("\u{1F600}\u{FE0E}", "text"), ("\u{261D}\u{1F3FD}", "emoji"),
      ("\u{2764}\u{200D}\u{1F525}", "emoji"), ("\u{1F1EF}\u{1F1F5}", "emoji"), ("\u{1F170}", "emoji"),
      ("\u{1F170}\u{FE0E}", "emoji"), ("\u{1F601}", nil), ("\u{5D0}\u{1F3FD}", nil),
    ]
    for (cluster, name) in cases {
      let face = library.typeface(for: cluster.unicodeScalars, font: Font(family: "Text", size: 10))
      #expect(face?.name == name, "\(cluster)")
    }
  }

  @Test func emojiDoNotChangeTheHeightOfALine() {
    var library = TypefaceLibrary.builtIn
    library.register(StubTypeface("emoji", has: "\u{1F600}", isEmoji: true), family: "Emoji")
    func line(_ string: String, font: Font = Font(size: 100)) -> (ascent: CGFloat, descent: CGFloat)? {
      let paragraph = Paragraph(runs: [TextRun(string: string, font: font)])
      let lines = Typesetter(library: library).typeset(paragraph, width: .infinity).lines
      return lines.first.map { ($0.ascent, $0.descent) }
    }
    #expect(line("a\u{1F600}")?.ascent == line("a")?.ascent)
    #expect(line("\u{1F600}")?.descent == line("a")?.descent)
    // The font itself is the emoji font.
    #expect(line("\u{1F600}", font: Font(family: "Emoji", size: 100))?.ascent == 90)
  }

  @Test(arguments: [
    "\u{1F600}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F44D}\u{1F3FD}", "\u{1F170}\u{FE0F}",
    "\u{1F1EF}\u{1F1F5}",
  ])
  func anEmojiWithoutATypefaceIsOneBoxWithTheWidthOfAnEmoji(emoji: String) {
    let paragraph = Paragraph(runs: [TextRun(string: emoji, font: Font(size: 16))])
    let text = Typesetter().typeset(paragraph, width: .infinity)
    #expect(text.lines[0].width == 20)
    #expect(text.lines[0].glyphRuns.flatMap(\.glyphs).count == 1)
    #expect(!text.missingCharacters.isEmpty)
  }

  @Test func theHeightOfALineIncludesTheMetricsOfAllItsTypefaces() {
    var library = TypefaceLibrary.builtIn
    library.register(StubTypeface("tall", has: "\u{5D0}"), family: "Tall")
    let text = Typesetter(library: library).typeset(
      Paragraph(runs: [TextRun(string: "a\u{5D0}\u{4E00}", font: Font(size: 100))]), width: .infinity)
    #expect(text.missingCharacters == ["\u{4E00}"])
    #expect(text.lines[0].glyphRuns.count == 3)
    #expect(text.lines[0].descent >= 30)
    #expect(text.lines[0].ascent >= 90)
  }
}
