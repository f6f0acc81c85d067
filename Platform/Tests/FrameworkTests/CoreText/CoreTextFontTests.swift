import CoreText
import Testing
import UIKit

/// Fonts of Core Text: their metrics, glyphs and copies.
struct CoreTextFontTests {
  static let font = UIFont.systemFont(ofSize: 20, weight: .semibold) as CTFont

  static func glyphs(_ text: String, _ font: CTFont = font) -> [CGGlyph] {
    let characters = Array(text.utf16)
    var glyphs = [CGGlyph](repeating: 0, count: characters.count)
    CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count)
    return glyphs
  }

  @Test func `The metrics are those of UIFont`() {
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    #expect(CTFontGetAscent(Self.font) == font.ascender)
    #expect(CTFontGetDescent(Self.font) == -font.descender)
    #expect(CTFontGetLeading(Self.font) == font.leading)
    #expect(CTFontGetCapHeight(Self.font) == font.capHeight)
    #expect(CTFontGetXHeight(Self.font) == font.xHeight)
    #expect(CTFontGetSize(Self.font) == 20)
    #expect(CTFontGetSymbolicTraits(Self.font) == .traitBold)
    #expect(CTFontGetUnderlinePosition(Self.font) < 0)
    #expect(CTFontGetUnderlineThickness(Self.font) > 0)
  }

  @Test func `The widths of glyphs are those of text without kerning`() {
    let glyphs = Self.glyphs("AVATAR")
    var advances = [CGSize](repeating: .zero, count: glyphs.count)
    let sum = CTFontGetAdvancesForGlyphs(Self.font, .horizontal, glyphs, &advances, glyphs.count)
    let text = NSAttributedString(string: "AVATAR", attributes: [.font: Self.font, .kern: 0])
    #expect(abs(sum - Double(text.size().width)) < 1e-9)
    #expect(advances[0].width == advances[2].width)
    #expect(advances.allSatisfy { $0.height == 0 && $0.width > 0 })
  }

  @Test func `A font tells which characters it does not have`() {
    let characters: [UniChar] = [0x61, 0xF8FF]
    var glyphs: [CGGlyph] = [7, 7]
    #expect(!CTFontGetGlyphsForCharacters(Self.font, characters, &glyphs, 2))
    #expect(glyphs[0] != 0)
    #expect(glyphs[1] == 0)
    #expect(CTFontGetGlyphsForCharacters(Self.font, characters, &glyphs, 1))
  }

  @Test func `The outline of a letter stands on the baseline, with y up`() throws {
    let glyphs = Self.glyphs("Hp ")
    let path = try #require(CTFontCreatePathForGlyph(Self.font, glyphs[0], nil))
    #expect(abs(path.boundingBoxOfPath.minY) < 0.01)
    #expect(abs(path.boundingBoxOfPath.maxY - CTFontGetCapHeight(Self.font)) < 0.01)
    let descending = try #require(CTFontCreatePathForGlyph(Self.font, glyphs[1], nil))
    #expect(descending.boundingBoxOfPath.minY < -1)
    #expect(CTFontCreatePathForGlyph(Self.font, glyphs[2], nil) == nil)

    var rects = [CGRect](repeating: .null, count: 3)
    let all = CTFontGetBoundingRectsForGlyphs(Self.font, .horizontal, glyphs, &rects, 3)
    #expect(rects[0] == path.boundingBoxOfPath)
    #expect(rects[2] == .zero)
    #expect(all == rects[0].union(rects[1]))
  }

  @Test func `A matrix transforms an outline`() throws {
    let glyph = Self.glyphs("H")[0]
    var matrix = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2)
    let plain = try #require(CTFontCreatePathForGlyph(Self.font, glyph, nil)).boundingBoxOfPath
    let moved = try #require(CTFontCreatePathForGlyph(Self.font, glyph, &matrix)).boundingBoxOfPath
    #expect(abs(moved.minX - 100 - 2 * plain.minX) < 1e-6)
    #expect(abs(moved.height - 2 * plain.height) < 1e-6)
  }

  @Test func `Copies differ in what was asked for`() throws {
    #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(Self.font, 33, nil, nil)) == 33)
    #expect(CTFontCreateCopyWithAttributes(Self.font, 0, nil, nil) == Self.font)
    let italic = try #require(CTFontCreateCopyWithSymbolicTraits(Self.font, 0, nil, .traitItalic, .traitItalic))
    #expect(CTFontGetSymbolicTraits(italic) == [.traitBold, .traitItalic])
    let regular = try #require(CTFontCreateCopyWithSymbolicTraits(italic, 0, nil, [], .traitBold))
    #expect(CTFontGetSymbolicTraits(regular) == .traitItalic)
    #expect(CTFontCreateCopyWithFamily(Self.font, 0, nil, "No such family") == nil)
    let descriptor = CTFontDescriptorCreateWithAttributes([
      kCTFontSizeAttribute: 17, kCTFontTraitsAttribute: [kCTFontWeightTrait: UIFont.Weight.bold.rawValue],
    ])
    #expect(CTFontCreateWithFontDescriptor(descriptor, 0, nil) == UIFont.systemFont(ofSize: 17, weight: .bold))
  }

  @Test func `Fonts of the interface are system fonts`() {
    #expect(CTFontCreateUIFontForLanguage(.system, 15, nil) == UIFont.systemFont(ofSize: 15))
    #expect(CTFontCreateUIFontForLanguage(.emphasizedSystem, 0, nil) == UIFont.boldSystemFont(ofSize: 13))
    #expect(
      CTFontCreateUIFontForLanguage(.userFixedPitch, 9, nil) == UIFont.monospacedSystemFont(ofSize: 9, weight: .regular)
    )
    #expect(CTFontCreateWithName("No such font", 0, nil) == UIFont.systemFont(ofSize: 12))
  }
}
