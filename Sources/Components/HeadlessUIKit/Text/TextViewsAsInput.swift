import Foundation

/// The positions in the text of a field, and the marked text of an input method.
extension UITextField: UITextInput, UITextPasteConfigurationSupporting, UILetterformAwareAdjusting {
  var inputText: String { text ?? "" }
  var plain: PlainText { PlainText(inputText) }

  // MARK: Input methods

  /// The range of a text that an input method has not finished; `nil` without one.
  var markedRange: NSRange? {
    get { seldom["markedRange"] }
    set { seldom["markedRange"] = newValue }
  }
}

/// The state of a text that is edited.
struct TextInteractionState {
  let text: NSAttributedString?
  let selection: NSRange?
}

/// The positions in the text of a view, and the marked text of an input method.
extension UITextView: UITextInput, UITextPasteConfigurationSupporting, UILetterformAwareAdjusting {
  var inputText: String { text }
  var plain: PlainText { PlainText(inputText) }

  // MARK: Input methods

  /// The range of a text that an input method has not finished; `nil` without one.
  var markedRange: NSRange? {
    get { seldom["markedRange"] }
    set { seldom["markedRange"] = newValue }
  }
}
