import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// The changes of a text storage, in groups.
@Suite struct NSTextStorageTests {
  private final class Delegate: NSTextStorageDelegate {
    var calls: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) { calls.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { calls.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
  }

  /// A storage with its own characters, as editors with highlighting have.
  private final class Backed: NSTextStorage {
    let characters = NSMutableAttributedString()
    var processed = 0
    override var string: String { characters.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { characters.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      characters.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }
    override func processEditing() {
      processed += 1
      super.processEditing()
    }
  }

  private let storage = NSTextStorage()
  private let delegate = Delegate()

  // The kinds: 1 for attributes, 2 for characters.
  @Test func changesAreReportedWithTheirRangeAfterTheChange() {
    storage.append(NSAttributedString(string: "Hello"))
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 1, length: 3), with: "a")
    #expect(delegate.calls == ["will 2 1+1 -2", "did 2 1+1 -2"])
    #expect(storage.string == "Hao")
  }

  @Test func aGroupOfChangesIsReportedOnce() {
    storage.append(NSAttributedString(string: "Hello"))
    storage.delegate = delegate
    storage.beginEditing()
    storage.setAttributes([.kern: 2], range: NSRange(location: 0, length: 1))
    storage.append(NSAttributedString(string: "!"))
    #expect(delegate.calls == [])
    storage.endEditing()
    #expect(delegate.calls == ["will 3 0+6 1", "did 3 0+6 1"])
    #expect(storage.editedMask == [])
  }

  @Test func aStorageWithItsOwnCharactersProcessesEachChange() {
    let storage = Backed()
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
    #expect(storage.processed == 1)
    #expect(delegate.calls == ["will 2 0+2 2", "did 2 0+2 2"])
  }

  /// The second change ends before the first one, which it moves.
  @Test func theRangeOfAGroupIsThatOfTheTextAfterIt() {
    storage.append(NSAttributedString(string: "0123456789abcdefghij"))
    storage.delegate = delegate
    storage.beginEditing()
    storage.setAttributes([.kern: 1], range: NSRange(location: 10, length: 2))
    storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    storage.endEditing()
    #expect(delegate.calls == ["will 3 0+8 -4", "did 3 0+8 -4"])
  }

  /// Changes of attributes while changes are processed, as editors with highlighting make them.
  @Test func processingMayChangeAttributes() {
    final class Colored: NSTextStorage {
      var processed = 0
      override func processEditing() {
        processed += 1
        addAttribute(.kern, value: 1, range: NSRange(location: 0, length: length))
        super.processEditing()
      }
    }
    let storage = Colored()
    storage.append(NSAttributedString(string: "a"))
    #expect(storage.processed == 1)
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
  }

  @Test func attributesAreMerged() {
    storage.append(NSAttributedString(string: "Hello", attributes: [.kern: 1]))
    storage.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 1, length: 2))
    storage.removeAttribute(.kern, range: NSRange(location: 2, length: 3))
    let keys = (0..<5).map { Set(storage.attributes(at: $0, effectiveRange: nil).keys) }
    #expect(keys == [[.kern], [.kern, .strikethroughStyle], [.strikethroughStyle], [], []])
  }
}

/// Text views that share their characters with code.
@Suite @MainActor struct TextViewStorageTests {
  /// Gives each digit a color, as editors with highlighting do.
  private final class Highlighter: NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      for (index, unit) in textStorage.string.utf16.enumerated() where (48...57).contains(unit) {
        textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
      }
    }
  }

  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func color(at index: Int) -> UIColor? {
    view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  @Test func changesOfTheStorageAreDisplayed() {
    view.text = "Hello"
    view.textStorage.append(NSAttributedString(string: "!"))
    #expect(view.text == "Hello!")
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
    #expect(color(at: 0) == .blue)
  }

  @Test func theStorageHasWhatTheViewDisplays() {
    let storage = view.textStorage
    view.text = "Hello"
    #expect(storage.string == "Hello")
    view.insertText("!")
    #expect(storage.string == view.text)
  }

  @Test func theDelegateHighlightsATextThatIsSet() {
    let highlighter = Highlighter()
    view.textStorage.delegate = highlighter
    view.text = "a1"
    #expect(color(at: 1) == .red)
  }

  @Test func aViewDisplaysTheStorageOfItsContainer() {
    let (storage, manager, container) = (NSTextStorage(string: "Given"), NSLayoutManager(), NSTextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.text == "Given")
    #expect(view.layoutManager === manager)
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "L")
    #expect(view.text == "Liven")
  }

  @Test func twoViewsDisplayOneStorage() {
    let storage = NSTextStorage(string: "a")
    let views = (0..<2).map { _ in
      let (manager, container) = (NSLayoutManager(), NSTextContainer())
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      return UITextView(frame: .zero, textContainer: container)
    }
    storage.append(NSAttributedString(string: "b"))
    #expect(views.map(\.text) == ["ab", "ab"])
  }

  @Test func theStorageHasTheFontThatAdjustsToTheTextSize() {
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.text = "a"
    let storage = view.textStorage
    _ = view.layoutTree(in: RenderingEnvironment(contentSize: .accessibilityLarge))
    let font = storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == view.font)
  }
}
