public import Foundation

/// The text that a keyboard of its own types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// A text with a caret, which a keyboard types into.
@MainActor
final class KeyboardDocument: NSObject, UITextDocumentProxy {
  private var before = ""
  private var marked = ""
  private var after = ""
  let documentIdentifier = UUID()

  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default

  override init() {
    super.init()
  }

  var hasText: Bool { !(before + marked + after).isEmpty }
  var documentContextBeforeInput: String? { (before + marked).nonEmpty }
  var documentContextAfterInput: String? { after.nonEmpty }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { UITextInputMode() }

  func insertText(_ text: String) {
    marked = ""
    before += text
  }

  func deleteBackward() {
    if marked.isEmpty { _ = before.popLast() } else { marked.removeLast() }
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    unmarkText()
    let text = before + after
    let offset = max(-text.count, min(offset, text.count))
    let count = max(0, min(before.count + offset, text.count))
    before = String(text.prefix(count))
    after = String(text.dropFirst(count))
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) { marked = markedText }

  func unmarkText() {
    before += marked
    marked = ""
  }
}
