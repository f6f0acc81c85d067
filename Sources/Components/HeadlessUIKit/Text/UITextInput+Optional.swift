import FirstFrameLayoutTree
public import Foundation

/// The requirements that a text of its own may leave out.
extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }

  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }

  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

  /// The affinity at the end of a line. It is always that of the text after it.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  // MARK: Dictation, placeholders and the floating cursor

  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined(separator: " "))
  }

  public func dictationRecordingDidEnd() {}
  public func dictationRecognitionFailed() {}
  public func insertDictationResultPlaceholder() -> Any { UITextPlaceholder() }
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .zero }
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
  public func remove(_ textPlaceholder: UITextPlaceholder) {}

  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) {
    insertText(text)
  }

  public func beginFloatingCursor(at point: CGPoint) {}
  public func updateFloatingCursor(at point: CGPoint) {}
  public func endFloatingCursor() {}

  // MARK: Menus, attributed text and writing tools

  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  public var isEditable: Bool { true }

  /// Whether images among the letters can be inserted. They cannot.
  public var supportsAdaptiveImageGlyph: Bool {
    get { false }
    set {
      guard newValue else { return }
      UsageWarnings.warnOfNoEffect("UITextInput.supportsAdaptiveImageGlyph", "there are no images among letters")
    }
  }

  public func insertAdaptiveImageGlyph(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange) {
    replace(replacementRange, withText: adaptiveImageGlyph.contentDescription)
  }

  public func attributedText(in range: UITextRange) -> NSAttributedString {
    NSAttributedString(string: text(in: range) ?? "")
  }

  public func insertAttributedText(_ string: NSAttributedString) {
    insertText(string.string)
  }

  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    replace(range, withText: attributedText.string)
  }

  public func willPresentWritingTools() {}
  public func didDismissWritingTools() {}
}

extension UITextInput where Self: UIView {
  public var textInputView: UIView { self }
}

extension UITextInput {
  /// The view with the coordinates of the text; an empty view for an input that is no view.
  public var textInputView: UIView { (self as? UIView) ?? UIView() }
}

/// The keys of the styles of positions, from before they were those of attributed strings.
public let UITextInputTextBackgroundColorKey = "UITextInputTextBackgroundColorKey"
public let UITextInputTextColorKey = "UITextInputTextColorKey"
public let UITextInputTextFontKey = "UITextInputTextFontKey"
