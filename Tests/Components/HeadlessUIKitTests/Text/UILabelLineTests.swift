import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import HeadlessUIKit
import Testing

/// Uses a monospaced font of 10 points, in which every character is 1266/2048 em wide.
@MainActor struct UILabelLineTests {
  /// The width of a character, in points.
  private static let cell: CGFloat = 10 * 1266 / 2048

  /// Returns a length rounded up to whole pixels of a screen with 2 pixels per point.
  private static func pixels(_ length: CGFloat) -> CGFloat { (length * 2).rounded(.up) / 2 }

  private func label(_ text: String, width: CGFloat, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    label.text = text
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.numberOfLines = lines
    return label
  }

  private func typeset(_ label: UILabel) throws -> TypesetText {
    let node = label.layoutTree(in: RenderingEnvironment())
    let text = try #require(node.text)
    return Typesetter().typeset(text.paragraph, width: node.frame.width, height: node.frame.height)
  }

  /// Typesets 17 characters in lines of at most 10 characters.
  @Test(arguments: [
    (NSLineBreakMode.byWordWrapping, ["aaaaa"], ["aaaaa", "bbbbbb"]),
    (.byCharWrapping, ["aaaaa bbbb"], ["aaaaa bbbb", "bb cccc"]),
    (.byClipping, ["aaaaa bbbbbb cccc"], ["aaaaa", "bbbbbb cccc"]),
    (.byTruncatingHead, ["…bbbb cccc"], ["aaaaa", "…bbbb cccc"]),
    (.byTruncatingTail, ["aaaaa bbb…"], ["aaaaa", "bbbbbb cc…"]),
    (.byTruncatingMiddle, ["aaaaa…cccc"], ["aaaaa", "bbbb…cccc"]),
  ])
  func lineBreakModes(mode: NSLineBreakMode, one: [String], two: [String]) throws {
    for (lines, expected) in [(1, one), (2, two)] {
      let label = label("aaaaa bbbbbb cccc", width: 10 * Self.cell, lines: lines)
      label.lineBreakMode = mode
      #expect(try typeset(label).lines.map(\.string) == expected)
    }
    let whole = label("aaaaa bbbbbb cccc", width: 10 * Self.cell, lines: 0)
    whole.lineBreakMode = mode
    #expect(try typeset(whole).lines.count == (mode == .byCharWrapping ? 2 : 3))
  }

  @Test(arguments: [
    (NSTextAlignment.left, UISemanticContentAttribute.forceLeftToRight, 0.0), (.center, .forceLeftToRight, 0.5),
    (.right, .forceLeftToRight, 1), (.natural, .forceLeftToRight, 0), (.justified, .forceLeftToRight, 0),
    (.left, .forceRightToLeft, 0), (.right, .forceRightToLeft, 1), (.natural, .forceRightToLeft, 1),
  ])
  func alignments(alignment: NSTextAlignment, direction: UISemanticContentAttribute, share: CGFloat) throws {
    // Left and right do not depend on the direction of the text; the last justified line is not stretched.
    for text in alignment == .justified ? ["ab"] : ["ab", "\u{5D0}b"] {
      let label = label(text, width: 100)
      label.textAlignment = alignment
      label.semanticContentAttribute = direction
      let line = try #require(try typeset(label).lines.first)
      // A missing letter has a different width.
      #expect(text == "ab" ? line.x == share * (100 - 2 * Self.cell) : (line.x == 0) == (share == 0))
    }
  }

  @Test func justifiedLinesExceptTheLastAreStretched() throws {
    let label = label("aa bb cc", width: 40, lines: 0)
    label.lineBreakStrategy = []
    label.textAlignment = .justified
    #expect(try typeset(label).lines.map(\.width) == [40, 2 * Self.cell])
  }

  @Test(arguments: [
    (false, 0.0, 1.0, "aaaa…"), (true, 0, 0.5, "aaaaaaaaaa"), (true, 0.25, 0.5, "aaaaaaaaaa"),
    (true, 0.75, 0.75, "aaaaa…"),
    (true, 1, 1, "aaaa…"),
  ])
  func textShrinksToTheMinimumScale(adjusts: Bool, minimumScale: CGFloat, scale: CGFloat, shown: String) throws {
    let label = label("aaaaaaaaaa", width: 5 * Self.cell)
    label.adjustsFontSizeToFitWidth = adjusts
    label.minimumScaleFactor = minimumScale
    let text = try typeset(label)
    #expect(text.scale == scale)
    #expect(text.lines.map(\.string) == [shown])
    #expect(label.intrinsicContentSize.width == Self.pixels(10 * Self.cell))
  }

  @Test func thePreferredWidthWrapsTheIntrinsicSize() {
    let label = label("aaaa bbbb cc", width: 0, lines: 0)
    let lineHeight = label.font.lineHeight
    #expect(label.intrinsicContentSize.width == Self.pixels(12 * Self.cell))
    label.preferredMaxLayoutWidth = 10 * Self.cell
    // The standard strategy moves "bbbb" down to "cc".
    #expect(
      label.intrinsicContentSize == CGSize(width: Self.pixels(7 * Self.cell), height: Self.pixels(2 * lineHeight)))
    // The space at the break counts, as measured on UILabel, up to the width.
    label.lineBreakStrategy = []
    #expect(
      label.intrinsicContentSize == CGSize(width: 10 * Self.cell, height: Self.pixels(2 * lineHeight)))
  }

  @Test(arguments: [
    (0, CGSize(width: 100, height: 100), CGSize(width: 56, height: 2)),
    (1, CGSize(width: 100, height: 100), CGSize(width: 74.5, height: 1)),
    (1, CGSize(width: 60, height: 100), CGSize(width: 56, height: 1)),
    (0, CGSize(width: 30, height: 100), CGSize(width: 30, height: 3)),
    (2, CGSize(width: 30, height: 100), CGSize(width: 30, height: 2)),
  ])
  func aTextRectHasTheSizeOfItsText(lines: Int, size: CGSize, expected: CGSize) {
    let label = label(lines == 0 && size.width == 100 ? "aaaa bbbb\ncc" : "aaaa bbbb cc", width: 100)
    let bounds = CGRect(origin: CGPoint(x: 3, y: 5), size: size)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
    let height = (label.font.lineHeight * expected.height * 2).rounded(.up) / 2
    #expect(rect == CGRect(x: 3, y: 5, width: expected.width, height: height))
  }

  @Test(arguments: [(26.0, -1.0), (11, -8.5), (40, 0)] as [(CGFloat, CGFloat)])
  func theRectOfATextThatIsTooHighStartsWhereTheCenteredTextWould(height: CGFloat, top: CGFloat) {
    let label = label("a\nb", width: 100, lines: 0)
    label.font = .monospacedSystemFont(ofSize: 11.75, weight: .regular)
    // Two lines are 28.04 points high, 28.5 in whole pixels.
    let rect = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: height), limitedToNumberOfLines: 0)
    #expect(rect.minY == top)
    #expect(rect.height == min(height, 28.5))
  }

  /// Two lines of 10 points are 23.87 points high. Three words are 14 characters wide, and fit at 10/14 of the size.
  @Test(
    arguments: [
      ("aaaa bbbb cccc", 24.0, 0, 1.0, ["aaaa bbbb", "cccc"]), ("aaaa bbbb cccc dddd eeee", 24, 0, 0.714, []),
      ("aaaa bbbb cccc dddd eeee", 60, 2, 0.714, []), ("aaaa bbbb cccc dddd eeee", 60, 3, 1, []),
    ] as [(String, CGFloat, Int, CGFloat, [String])])
  func severalLinesShrinkIntoTheirBox(text: String, height: CGFloat, lines: Int, scale: CGFloat, shown: [String]) throws
  {
    let label = label(text, width: 10 * Self.cell, lines: lines)
    label.lineBreakStrategy = []
    label.frame.size.height = height
    label.adjustsFontSizeToFitWidth = true
    let typeset = try typeset(label)
    #expect(abs(typeset.scale - scale) < 0.005)
    #expect(!typeset.isTruncated)
    if !shown.isEmpty { #expect(typeset.lines.map(\.string) == shown) }
    label.minimumScaleFactor = 0.9
    #expect(try self.typeset(label).scale == max(scale, 0.9))
  }
}
