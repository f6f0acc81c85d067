import FirstFrameGeometry
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct UIFontTests {
  /// Registers the typefaces once for the process. No other test uses these families or their letter.
  private static let registration: Void = Typesetter.updateShared { typesetter in
    for (family, weight, isItalic) in [
      ("Stub Sans", FontWeight.regular, false), ("Stub Sans", .bold, false), ("Stub Sans", .semibold, true),
      ("Stub Sans Mono", .regular, false),
    ] {
      let face = SingleLetterTypeface("\(family) \(weight.rawValue)\(isItalic ? " Italic" : "")")
      typesetter.library.register(face, family: family, weight: weight, isItalic: isItalic)
    }
  }

  init() {
    Self.registration
  }

  @Test(arguments: [
    ("Stub Sans", "Stub Sans", 400, false), ("StubSans-Bold", "Stub Sans", 700, false),
    ("stub sans", "Stub Sans", 400, false),
    ("StubSans-SemiBoldItalic", "Stub Sans", 600, true), ("StubSansMono-Regular", "Stub Sans Mono", 400, false),
    ("Stub Sans Italic", "Stub Sans", 400, true), ("FirstFrame Mono Bold", nil, 700, false),
    ("FirstFrameSans", nil, 400, false),
  ])
  func namesCanBeFamiliesOrFaces(name: String, family: String?, weight: Int, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 11))
    #expect(font.font.family == family)
    #expect(font.font.weight.rawValue == weight)
    #expect(font.font.isItalic == isItalic)
    #expect(font.pointSize == 11)
    #expect(font.font.isMonospaced == name.hasPrefix("FirstFrame Mono"))
  }

  @Test(arguments: ["Helvetika", "NotoSans-Regular", "", "Stub Sans Wobbly", "Stub"])
  func unknownNamesReturnNil(name: String) {
    #expect(UIFont(name: name, size: 11) == nil)
  }

  /// Fonts that every iPhone has, the weight in their names, and whether they are italic.
  @Test(arguments: [
    ("HelveticaNeue", 400, false), ("HelveticaNeue-CondensedBold", 700, false), ("Avenir Next", 400, false),
    ("AvenirNext-DemiBoldItalic", 600, true), ("ArialMT", 400, false), ("Arial-BoldItalicMT", 700, true),
    ("TimesNewRomanPS-BoldMT", 700, false), ("Menlo-Regular", 400, false), ("Optima-ExtraBlack", 900, false),
    ("BodoniSvtyTwoITCTT-Bold", 700, false), ("HiraginoSans-W7", 400, false), ("NotoSansKannada-Light", 300, false),
  ])
  func fontsOfIPhonesHaveTheirWeights(name: String, weight: Int, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 11))
    #expect(font.font.weight.rawValue == weight)
    #expect(font.font.isItalic == isItalic)
    #expect(font.font.isMonospaced == name.hasPrefix("Menlo"))
  }

  @Test func namesOfAFont() throws {
    let font = try #require(UIFont(name: "StubSans-Bold", size: 11))
    #expect(font.familyName == "Stub Sans")
    #expect(font.fontName == "Stub Sans 700")
    #expect(UIFont.familyNames.contains("Stub Sans Mono"))
    #expect(UIFont.boldSystemFont(ofSize: 11).fontName == "FirstFrame Sans Semibold")
    #expect(UIFont.systemFont(ofSize: 11, weight: .bold).fontName == "FirstFrame Sans Bold")
    let system = UIFont.systemFont(ofSize: 11, weight: .medium)
    #expect(system.familyName == "FirstFrame Sans")
    #expect(system.fontName == "FirstFrame Sans Medium")
    #expect(UIFont(name: system.fontName, size: 11) == system)
  }

  @MainActor @Test func aLabelUsesARegisteredFont() {
    let label = UILabel()
    label.text = String(SingleLetterTypeface.letter)
    label.font = UIFont(name: "Stub Sans", size: 10)
    #expect(label.intrinsicContentSize.width == 30)
  }

  @MainActor @Test func monospacedDigitsHaveTheSameWidth() {
    func widths(_ font: UIFont) -> Set<CGFloat> {
      Set(["11:11", "00:00", "07:47"].map { $0.size(withAttributes: [.font: font]).width })
    }
    #expect(widths(.monospacedDigitSystemFont(ofSize: 17, weight: .regular)).count == 1)
    #expect(widths(.systemFont(ofSize: 17)).count == 3)
    #expect(UIFont.italicSystemFont(ofSize: 9).font == Font(size: 9, isItalic: true))
  }
}

/// A typeface with a single letter. The built-in typeface has no such letter, so other tests are not affected.
final class SingleLetterTypeface: Typeface {
  static let letter: Unicode.Scalar = "\u{1680D}"

  let name: String
  let metrics = BuiltInTypeface.instance().metrics

  init(_ name: String) {
    self.name = name
  }

  func glyph(for character: Unicode.Scalar) -> GlyphID? { character == Self.letter ? GlyphID(rawValue: 1) : nil }
  func advance(of glyph: GlyphID) -> Double { metrics.unitsPerEm * 3 }
  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }
  func outline(of glyph: GlyphID) -> Path { Path() }
}
