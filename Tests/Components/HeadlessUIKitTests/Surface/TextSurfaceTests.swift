import Foundation
import HeadlessUIKit
import Testing

/// Editing, searches and pasteboards, through the names that UIKit has for them.
@MainActor @Suite struct TextSurfaceTests {
  /// A view with digits, as forms for codes are written.
  private final class CodeView: UIView, UIKeyInput {
    var code = ""
    var keyboardType = UIKeyboardType.numberPad
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { _ = code.popLast() }
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A field that notices deletions in an empty text.
  private final class DigitField: UITextField {
    var deletions = 0

    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }

  /// An attachment with a size of its own.
  private final class Attachment: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: 30, height: 10) }
  }

  @Test func aViewReceivesKeys() {
    let view = CodeView()
    let input: any UIKeyInput = view
    input.insertText("12")
    input.deleteBackward()
    #expect(view.code == "1")
    #expect(input.keyboardType == .numberPad)
    view.isSecureTextEntry = true
    #expect(view.isSecureTextEntry)
  }

  @Test func deletionsCanBeOverridden() {
    let field = DigitField()
    field.text = "a👍🏽"
    field.deleteBackward()
    #expect(field.text == "a")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "")
    #expect(field.deletions == 3)
  }

  @Test func aDeletionRemovesTheSelection() {
    let field = UITextField()
    field.text = "abcd"
    field.becomeFirstResponder()
    defer { field.resignFirstResponder() }
    let start = field.position(from: field.beginningOfDocument, offset: 1)
    let end = field.position(from: field.beginningOfDocument, offset: 3)
    field.selectedTextRange = start.flatMap { start in end.flatMap { field.textRange(from: start, to: $0) } }
    field.deleteBackward()
    #expect(field.text == "ad")
    #expect(field.selectedTextRange?.start == start)
  }

  @Test func markedTextIsReplaced() {
    let view = UITextView()
    view.text = "x"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.text == "xni")
    #expect(view.markedTextRange?.isEmpty == false)
    view.insertText("你")
    #expect(view.text == "x你")
    #expect(view.markedTextRange == nil)
  }

  @Test func tokenizersFindWords() throws {
    let view = UITextView()
    view.text = "one two. Three"
    let inside = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let forward = UITextDirection.storage(.forward)
    let word = view.tokenizer.rangeEnclosingPosition(inside, with: .word, inDirection: forward)
    #expect(word.flatMap { view.text(in: $0) } == "two")
    let sentence = view.tokenizer.rangeEnclosingPosition(inside, with: .sentence, inDirection: forward)
    #expect(sentence.flatMap { view.text(in: $0) } == "one two. ")
    #expect(!view.tokenizer.isPosition(inside, atBoundary: .word, inDirection: forward))
    let end = view.tokenizer.position(from: inside, toBoundary: .word, inDirection: forward)
    #expect(end.map { view.offset(from: view.beginningOfDocument, to: $0) } == 7)
  }

  @Test func aSearchFindsAndReplaces() {
    let view = UITextView()
    view.text = "cat, catalog, Cat"
    view.isFindInteractionEnabled = true
    view.findInteraction?.searchText = "cat"
    view.findInteraction?.presentFindNavigator(showingReplace: true)
    let session = view.findInteraction?.activeFindSession
    #expect(session?.resultCount == 3)
    #expect(session?.highlightedResultIndex == 0)
    view.findInteraction?.findNext()
    #expect(session?.highlightedResultIndex == 1)
    let words = UITextSearchOptions(wordMatchMethod: .fullWord, stringCompareOptions: .caseInsensitive)
    session?.replaceAll(searchQuery: "cat", replacementString: "dog", options: words)
    #expect(view.text == "dog, catalog, dog")
    view.findInteraction?.dismissFindNavigator()
    #expect(view.findInteraction?.isFindNavigatorVisible == false)
  }

  @Test func tokensArePartOfTheField() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    let width = field.textRect(forBounds: field.bounds).width
    field.insertToken(UISearchToken(icon: nil, text: "Ada"), at: 0)
    #expect(field.textRect(forBounds: field.bounds).width < width)
    field.deleteBackward()
    #expect(field.tokens.isEmpty)
    #expect(field.textRect(forBounds: field.bounds).width == width)
  }

  @Test func pasteboardsHaveProviders() {
    let board = UIPasteboard.withUniqueName()
    board.setObjects([NSString(string: "42")])
    #expect(board.string == "42")
    var patterns: Set<UIPasteboard.DetectionPattern> = []
    board.detectPatterns(for: [.number, .probableWebURL]) { patterns = (try? $0.get()) ?? [] }
    #expect(patterns == [.number])
    let field = UITextField()
    field.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(field.canPaste(board.itemProviders))
  }

  @Test func attachmentsHaveTheSizesOfSubclasses() {
    let text = NSAttributedString(attachment: Attachment())
    #expect(text.size().width == 30)
  }

  @Test func listsHaveMarkers() {
    #expect(NSTextList(markerFormat: .decimal).marker(forItemNumber: 4) == "4")
    #expect(NSTextList(markerFormat: .lowercaseRoman).marker(forItemNumber: 14) == "xiv")
    #expect(NSTextList(markerFormat: .uppercaseAlpha).marker(forItemNumber: 28) == "AB")
    #expect(NSTextList(markerFormat: .disc).marker(forItemNumber: 1) == "•")
  }

  @Test func aSelectionIsShown() {
    final class Delegate: NSObject, UITextSelectionDisplayInteractionDelegate {}
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Some words"
    let delegate = Delegate()
    let interaction = UITextSelectionDisplayInteraction(textInput: view, delegate: delegate)
    view.addInteraction(interaction)
    interaction.isActivated = true
    #expect(interaction.cursorView.superview === view)
    view.selectedRange = NSRange(location: 0, length: 4)
    interaction.setNeedsSelectionUpdate()
    #expect(interaction.cursorView.superview == nil)
    #expect(interaction.highlightView.selectionRects.count == 1)
    #expect(interaction.handleViews.allSatisfy { $0.superview === view })
  }
}
