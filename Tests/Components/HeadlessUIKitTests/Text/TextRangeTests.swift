import Foundation
import HeadlessUIKit
import Testing

@MainActor struct TextRangeTests {
  private let field = UITextField()

  init() {
    field.text = "Ana"
  }

  @Test func typedTextReplacesTheSelection() throws {
    #expect(field.selectedTextRange == nil)
    field.becomeFirstResponder()
    defer { field.resignFirstResponder() }
    #expect(field.selectedTextRange?.isEmpty == true)
    #expect(field.selectedTextRange?.start == field.endOfDocument)
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: second, to: field.endOfDocument)
    #expect(field.selectedTextRange.flatMap(field.text) == "na")
    field.insertText("lex")
    #expect(field.text == "Alex")
    #expect(field.selectedTextRange?.end == field.endOfDocument)
  }

  @Test func positionsAreCountedFromTheBeginning() {
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 3)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
  }

  @Test func aTextViewSelectsByRangeOrByPositions() {
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 4, length: 3)
    #expect(view.selectedTextRange.flatMap(view.text) == "two")
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func typingPostsANotification() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    field.insertText("!")
    field.text = "set"
    #expect(count == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func valuesStoreGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  // MARK: Positions outside of the text

  @Test func positionsAreLimitedToTheText() throws {
    let field = UITextField()
    field.text = "👍🏽"
    let inside = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    // Half of the emoji has a width, but is no text.
    #expect(field.caretRect(for: inside).minX > field.caretRect(for: field.beginningOfDocument).minX)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .min) == nil)
  }

  @Test func aSelectionOfAnEarlierTextIsLimited() {
    let field = UITextField()
    field.becomeFirstResponder()
    defer { field.resignFirstResponder() }
    field.text = "a long text"
    let end = field.endOfDocument
    field.selectedTextRange = field.textRange(from: end, to: end)
    field.text = "short"
    field.insertText("!")
    #expect(field.text == "short!")
  }

  @Test(arguments: [
    (NSRange(location: 2, length: 9), NSRange(location: 2, length: 3)),
    (NSRange(location: NSNotFound, length: 1), NSRange(location: 5, length: 0)),
    (NSRange(location: -4, length: .max), NSRange(location: 0, length: 5)),
  ])
  func aSelectedRangeIsLimitedToTheText(range: NSRange, limited: NSRange) {
    let view = UITextView()
    view.text = "abcde"
    view.selectedRange = range
    #expect(view.selectedRange == limited)
    #expect(view.selectedTextRange.map { view.offset(from: $0.start, to: $0.end) } == limited.length)
  }

  @Test func anAttributeMayDivideAnEmoji() {
    let text = NSMutableAttributedString(string: "a👍b")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize.width > 0)
  }
}
