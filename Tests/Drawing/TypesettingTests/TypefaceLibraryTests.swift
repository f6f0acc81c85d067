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
