import CoreText
import Testing
import UIKit

/// Lines and runs of Core Text: their sizes, carets and parts.
struct CoreTextLineTests {
  static let font = UIFont.systemFont(ofSize: 20)

  static func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes.merging([.font: font]) { own, _ in own })
  }

  static func line(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CTLine {
    CTLineCreateWithAttributedString(text(string, attributes))
  }

  static func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

  static func runs(_ line: CTLine) -> [CTRun] { CTLineGetGlyphRuns(line) as? [CTRun] ?? [] }

  @Test @MainActor func `The size of a line is that of a label and of drawn text`() {
    let line = Self.line("AVATAR, fluffy")
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    let size = Self.text("AVATAR, fluffy").size()
    #expect(CGFloat(width) == size.width)
    #expect(abs(ascent + descent + leading - size.height) < 1e-9)
    #expect(ascent == Self.font.ascender)
    #expect(descent == -Self.font.descender)
    let label = UILabel()
    label.font = Self.font
    label.text = "AVATAR, fluffy"
    let fitting = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    #expect(fitting.width >= CGFloat(width))
    #expect(fitting.width - CGFloat(width) < 1)
    #expect(
      CTLineGetBoundsWithOptions(line, .excludeTypographicLeading)
        == CGRect(x: 0, y: -descent, width: size.width, height: ascent + descent))
  }

  @Test func `White space at the end counts for the width, and line breaks do not`() {
    let space = Self.width(Self.line("a b", [.kern: 0])) - Self.width(Self.line("ab", [.kern: 0]))
    let line = Self.line("ab  ", [.kern: 0])
    #expect(space > 1)
    #expect(abs(CTLineGetTrailingWhitespaceWidth(line) - 2 * space) < 1e-9)
    #expect(abs(Self.width(line) - Self.width(Self.line("ab", [.kern: 0])) - 2 * space) < 1e-9)
    #expect(Self.width(Self.line("ab\n")) == Self.width(Self.line("ab")))
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 100) - (100 - Self.width(line) + 2 * space) / 2) < 1e-9)
    #expect(Self.width(Self.line("")) == 0)
  }

  @Test func `Carets are at the edges of characters`() {
    let line = Self.line("WiW", [.kern: 0])
    let wide = CGFloat(Self.width(Self.line("W", [.kern: 0])))
    let narrow = CGFloat(Self.width(Self.line("i", [.kern: 0])))
    let expected = [0, wide, wide + narrow, 2 * wide + narrow]
    for (index, x) in expected.enumerated() {
      #expect(abs(CTLineGetOffsetForStringIndex(line, index, nil) - x) < 1e-9)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0)) == index)
    }
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: wide * 0.4, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: wide * 0.6, y: 0)) == 1)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)) == 3)
    #expect(CTLineGetStringIndexForPosition(Self.line(""), .zero) == kCFNotFound)
  }

  @Test func `Runs have the glyphs of equal attributes`() throws {
    let text = NSMutableAttributedString(attributedString: Self.text("ab", [.kern: 0]))
    let large = UIFont.boldSystemFont(ofSize: 40)
    text.append(Self.text("cde", [.kern: 0, .font: large]))
    let line = CTLineCreateWithAttributedString(text)
    let runs = Self.runs(line)
    try #require(runs.count == 2)
    #expect(CTLineGetGlyphCount(line) == 5)
    #expect(CTRunGetStringRange(runs[1]) == CFRange(location: 2, length: 3))
    #expect(CTRunGetAttributes(runs[1])[NSAttributedString.Key.font] as? UIFont == large)
    var positions = [CGPoint](repeating: .zero, count: 3)
    CTRunGetPositions(runs[1], CFRange(location: 0, length: 0), &positions)
    let first = CTRunGetTypographicBounds(runs[0], CFRange(location: 0, length: 0), nil, nil, nil)
    var ascent: CGFloat = 0
    let second = CTRunGetTypographicBounds(runs[1], CFRange(location: 0, length: 0), &ascent, nil, nil)
    #expect(abs(positions[0].x - CGFloat(first)) < 1e-9)
    #expect(abs(first + second - Self.width(line)) < 1e-9)
    #expect(ascent == large.ascender)
    var glyphs = [CGGlyph](repeating: 0, count: 1)
    CTRunGetGlyphs(runs[1], CFRange(location: 1, length: 1), &glyphs)
    #expect(glyphs == CoreTextFontTests.glyphs("d", large))
    #expect(CTRunGetGlyphsPtr(runs[1])?[1] == glyphs[0])
    #expect(CTRunGetStringIndicesPtr(runs[1])?[2] == 4)
  }

  @Test func `A truncated line fits and ends with the token`() throws {
    let line = Self.line("Several words on one line")
    let token = Self.line("…")
    let width = Self.width(line)
    #expect(CTLineCreateTruncatedLine(line, width, .end, token) === line)
    #expect(CTLineCreateTruncatedLine(line, Self.width(token) / 2, .end, token) == nil)
    for type in CTLineTruncationType.allCases {
      let short = try #require(CTLineCreateTruncatedLine(line, width / 2, type, token))
      #expect(Self.width(short) <= width / 2 + 1e-6)
      #expect(Self.width(short) > width / 4)
      #expect(CTLineGetGlyphCount(short) < CTLineGetGlyphCount(line))
    }
    let end = try #require(CTLineCreateTruncatedLine(line, width / 2, .end, token))
    let last = try #require(Self.runs(end).last)
    #expect(CTRunGetGlyphsPtr(last)?[0] == CoreTextFontTests.glyphs("…", Self.font)[0])
  }

  @Test func `A justified line fills the width`() throws {
    let line = Self.line("one two three")
    let width = Self.width(line)
    let full = try #require(CTLineCreateJustifiedLine(line, 1, width + 30))
    #expect(abs(Self.width(full) - width - 30) < 1e-6)
    #expect(abs(CTLineGetOffsetForStringIndex(full, 4, nil) - CTLineGetOffsetForStringIndex(line, 4, nil) - 15) < 1e-6)
    let half = try #require(CTLineCreateJustifiedLine(line, 0.5, width + 30))
    #expect(abs(Self.width(half) - width - 15) < 1e-6)
    #expect(CTLineCreateJustifiedLine(Self.line("word"), 1, 500) == nil)
  }

  @Test func `A run delegate reserves space`() throws {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 50 }, getDescent: { _ in 9 },
      getWidth: { _ in 30 })
    let delegate = try #require(CTRunDelegateCreate(&callbacks, nil))
    let text = NSMutableAttributedString(attributedString: Self.text("ab", [.kern: 0]))
    text.insert(Self.text("\u{FFFC}", [kCTRunDelegateAttributeName: delegate]), at: 1)
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(abs(width - 30 - Self.width(Self.line("ab", [.kern: 0]))) < 1e-9)
    #expect(ascent == 50)
    #expect(descent == 9)
    let run = try #require(Self.runs(line).dropFirst().first)
    #expect(CTRunGetAttributes(run)[kCTRunDelegateAttributeName] as? CTRunDelegate === delegate)
    #expect(CTRunGetGlyphCount(run) == 1)
    #expect(CTRunGetTypographicBounds(run, CFRange(location: 0, length: 0), nil, nil, nil) == 30)
  }
}
