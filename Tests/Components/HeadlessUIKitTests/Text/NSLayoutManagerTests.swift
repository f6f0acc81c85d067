import Foundation
import HeadlessUIKit
import Testing

@MainActor struct NSLayoutManagerTests {
  private let storage = NSTextStorage(
    string: "one two three four", attributes: [.font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 70, height: 0))

  init() {
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  @Test func eachCharacterIsFoundInTheMiddleOfItsRectangle() {
    for index in [0, 1, 4, 6, 8, 12, 14, 17] {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      let found = manager.characterIndex(
        for: CGPoint(x: rect.midX, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(found == index, "\(rect)")
    }
  }

  @Test func linesAndUsedArea() {
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, range, _ in
      lines.append(range)
    }
    #expect(lines.count == 2)
    #expect(lines.first?.location == 0)
    #expect(manager.usedRect(for: container).width <= 70)
  }

  /// Ten characters fit on the line, 6.18 points each.
  @Test(
    arguments: [
      (.byTruncatingTail, 18, 9..<18), (.byTruncatingHead, 18, 0..<9), (.byTruncatingMiddle, 18, 5..<14),
      (.byWordWrapping, 8, nil), (.byCharWrapping, 10, nil), (.byClipping, 18, nil),
    ] as [(NSLineBreakMode, Int, Range<Int>?)])
  func theLastLineEndsAsTheContainerSays(mode: NSLineBreakMode, length: Int, hidden: Range<Int>?) {
    container.size.width = 64
    container.maximumNumberOfLines = 1
    container.lineBreakMode = mode
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: length))
    let range = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(range == hidden.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0))
    guard let hidden else { return }
    #expect(manager.boundingRect(forGlyphRange: NSRange(hidden), in: container).width <= 64)
  }
}
