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
}
