import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

/// The texts of a scene.
struct SceneTextTests {
  private let blocks = BlockTypeface("Blocks", has: "abกข", digest: "0123")
  private let typesetter: Typesetter

  init() {
    var library = TypefaceLibrary.builtIn
    library.register(blocks, family: "Blocks")
    typesetter = Typesetter(library: library)
  }

  private func scene(_ texts: (name: String, string: String, family: String?)...) -> LayoutNode {
    let children = texts.enumerated().map { index, text in
      LayoutNode(
        name: text.name, frame: CGRect(x: 0, y: 20 * index, width: 100, height: 20),
        text: TextContent(string: text.string, font: Font(family: text.family, size: 10)))
    }
    return LayoutNode(name: "card", frame: CGRect(x: 0, y: 0, width: 100, height: 60), children: children)
  }

  private func typefaces(of root: LayoutNode) throws -> [String] {
    try Rasterizer(typesetter: typesetter).prepare(root).typefaces.map(\.name)
  }

  @Test func theRasterizersTypesetterDrawsTheTexts() throws {
    let root = scene(("title", "ab", "Blocks"))
    let drawn = try Rasterizer(scale: 1, typesetter: typesetter).bitmap(of: root)
    // Two squares of 5 points, side by side, on the baseline 8 points below the top.
    for (x, y, isInk) in [(0, 3, true), (9, 7, true), (10, 5, false), (5, 2, false), (5, 8, false)] {
      #expect((drawn[x, y].alpha == 255) == isInk, "at \(x), \(y)")
    }
    #expect(try Rasterizer(scale: 1, typesetter: Typesetter()).bitmap(of: root) != drawn)
  }

  @Test func theTypefacesInUseWithFallbacksAreListedOnceEachInTheOrderOfDrawing() throws {
    #expect(
      try typefaces(of: scene(("a", "cd", "Blocks"), ("b", "ab", "Blocks"))) == ["FirstFrame Sans Regular", "Blocks"])
    #expect(try typefaces(of: scene(("a", "กข", nil))) == ["Blocks"])
    #expect(try typefaces(of: scene(("a", "", nil))) == [])
    var hidden = scene(("a", "ab", "Blocks"), ("b", "ab", nil), ("c", "\u{0E04}", nil))
    hidden.children[0].opacity = 0
    hidden.children[2].frame.size.height = 0
    #expect(try typefaces(of: hidden) == ["FirstFrame Sans Regular"])
  }

  @Test func charactersWithoutAFaceAreListedByNodeAndCodePoint() throws {
    let root = scene(("title", "x\u{0E01}\u{0E04}\u{0E04}", nil), ("name", "ok", nil), ("odds", "\u{E000}", nil))
    let missing = try Rasterizer(typesetter: typesetter).prepare(root).missingCharacters
    #expect(missing.map(\.node) == ["card/title", "card/odds"])
    #expect(missing.map(\.characters) == [["\u{0E04}"], ["\u{E000}"]])
    #expect(
      missing.first?.description == """
        card/title: no registered face has U+0E04 THAI CHARACTER KHO KHWAI; a box with the code point is drawn instead
        """)
    let many = scene(("thai", String(String.UnicodeScalarView((0x0E01...0x0E0A).compactMap(Unicode.Scalar.init))), nil))
    let message = try #require(Rasterizer(typesetter: Typesetter()).prepare(many).missingCharacters.first?.description)
    #expect(message.contains("U+0E08"))
    #expect(!message.contains("U+0E09"))
    #expect(message.contains(" and 2 more;"))
  }

  @Test func charactersOfClearTextsAreNotListed() throws {
    var root = scene(("title", "\u{0E04}", nil), ("name", "\u{0E04}\u{0E05}", nil))
    root.children[0].text?.runs[0].color = .clear
    root.children[1].text?.runs[0].color = .clear
    root.children[1].text?.runs.append(.init(string: "a", font: Font(size: 10)))
    let missing = try Rasterizer(typesetter: typesetter).prepare(root).missingCharacters
    #expect(missing.map(\.node) == ["card/name"])
  }

  @Test func dumpsListCharactersForWhichTheirTypesetterHasNoFace() {
    let root = scene(("title", "\u{0E01}\u{0E04}", nil), ("odds", "\u{10FFFD}\u{0E04}", nil))
    let layout = root.layoutDump(typesetter: typesetter).split(separator: "\n")
    #expect(layout[1].hasSuffix(" missing U+0E04"))
    #expect(layout[2].hasSuffix(" missing U+10FFFD,U+0E04"))
    #expect(root.layoutDump(typesetter: Typesetter()).contains(" missing U+0E01,U+0E04\n"))
    #expect(root.textDump(typesetter: typesetter).hasSuffix("\nNo registered face has U+0E04, U+10FFFD.\n"))
    let plain = scene(("title", "ok", nil))
    #expect(!plain.layoutDump().contains("missing"))
    #expect(!plain.textDump().contains("face"))
  }
}

/// A typeface in which every character is a filled square of half an em.
final class BlockTypeface: Typeface {
  let name: String
  let digest: String?
  private let characters: Set<Unicode.Scalar>

  init(_ name: String, has characters: String, digest: String? = nil) {
    self.name = name
    self.digest = digest
    self.characters = Set(characters.unicodeScalars)
  }

  var metrics: TypefaceMetrics {
    TypefaceMetrics(
      unitsPerEm: 1000, ascender: 800, descender: -200, lineGap: 0, capHeight: 500, xHeight: 500,
      underlinePosition: -100, underlineThickness: 50)
  }

  func glyph(for character: Unicode.Scalar) -> GlyphID? {
    characters.contains(character) ? GlyphID(rawValue: character.value) : nil
  }

  func advance(of glyph: GlyphID) -> Double { 500 }
  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }
  func outline(of glyph: GlyphID) -> Path { Path { $0.addRect(CGRect(x: 0, y: 0, width: 500, height: 500)) } }
}
