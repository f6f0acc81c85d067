import Foundation
import HeadlessUIKit
import Testing

/// Uses a monospaced font of 10 points, in which every character is 1266/2048 em wide.
@Suite struct StringMeasuringTests {
  private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
  /// The width of a character, in points.
  private static let cell: CGFloat = 10 * 1266 / 2048
  private let unlimited = CGFloat.greatestFiniteMagnitude

  @Test(arguments: [("", 0.0, 0.0), ("ab", 2, 1), ("ab\nabcd", 4, 2), ("a b c", 5, 1)])
  func sizeWrapsOnlyAtLineBreaks(string: String, cells: CGFloat, lines: CGFloat) {
    let size = string.size(withAttributes: [.font: font])
    #expect(size.width == cells * Self.cell)
    #expect(string.isEmpty || abs(size.height - lines * font.lineHeight) < 1e-9)
    #expect((string as NSString).size(withAttributes: [.font: font]) == size)
    #expect(NSAttributedString(string: string, attributes: [.font: font]).size() == size)
  }

  @Test func attributesAffectTheSize() {
    #expect("ab".size(withAttributes: [.font: font, .kern: 2]).width == 2 * Self.cell + 4)
    #expect("ab".size() == "ab".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    let height = "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style]).height
    #expect(abs(height - 2 * font.lineHeight - 5) < 1e-9)
  }

  /// The space at a break counts in the width of its line.
  @Test(arguments: [
    (60.0, NSStringDrawingOptions.usesLineFragmentOrigin, 60.0, 2.0), (0, .usesLineFragmentOrigin, 12 * Self.cell, 1),
    (30, .usesLineFragmentOrigin, 30, 3), (30, NSStringDrawingOptions(), 12 * Self.cell, 1),
    (.greatestFiniteMagnitude, .usesLineFragmentOrigin, 12 * Self.cell, 1),
  ])
  func aBoundingRectWrapsAtItsWidth(width: CGFloat, options: NSStringDrawingOptions, expected: CGFloat, lines: CGFloat)
  {
    let rect = "aaaa bbbb cc".boundingRect(
      with: CGSize(width: width, height: unlimited), options: options, attributes: [.font: font], context: nil)
    #expect(rect.width == expected)
    #expect(abs(rect.height - lines * font.lineHeight) < 1e-9)
    #expect(rect.origin == CGPoint(x: 0, y: options.isEmpty ? -font.ascender : 0))
  }

  @Test func theLastVisibleLineIsTruncatedIfRequested() {
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      let size = CGSize(width: 30, height: font.lineHeight * 2)
      return "aaaa bbbb cc".boundingRect(with: size, options: options, attributes: [.font: font], context: nil).height
    }
    #expect(abs(height(.usesLineFragmentOrigin) - 3 * font.lineHeight) < 1e-9)
    #expect(abs(height([.usesLineFragmentOrigin, .truncatesLastVisibleLine]) - 2 * font.lineHeight) < 1e-9)
  }

  @Test func aContextAllowsALineToShrink() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.25
    let rect = NSAttributedString(string: "aaaaaaaaaa", attributes: [.font: font])
      .boundingRect(with: CGSize(width: 5 * Self.cell, height: unlimited), context: context)
    #expect(context.actualScaleFactor == 0.5)
    #expect(rect.width == 5 * Self.cell)
    #expect(context.totalBounds == rect)
  }
}
