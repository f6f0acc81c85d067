public import Foundation

/// A responder that receives the keys of a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A responder with positions in its text. Text fields and text views are such responders, and views that draw a text of
/// their own can be.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  func unmarkText()
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }

  // MARK: Positions

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry

  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  var textInputView: UIView { get }
  var selectionAffinity: UITextStorageDirection { get set }
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?

  // MARK: Dictation, placeholders and the floating cursor

  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  func dictationRecordingDidEnd()
  func dictationRecognitionFailed()
  func insertDictationResultPlaceholder() -> Any
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  func remove(_ textPlaceholder: UITextPlaceholder)
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  func beginFloatingCursor(at point: CGPoint)
  func updateFloatingCursor(at point: CGPoint)
  func endFloatingCursor()

  // MARK: Menus, attributed text and writing tools

  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
  var isEditable: Bool { get }
  var supportsAdaptiveImageGlyph: Bool { get set }
  func insertAdaptiveImageGlyph(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange)
  func attributedText(in range: UITextRange) -> NSAttributedString
  func insertAttributedText(_ string: NSAttributedString)
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
  func willPresentWritingTools()
  func didDismissWritingTools()
}

/// Is notified by a text of the changes that the system has not made.
@preconcurrency @MainActor
public protocol UITextInputDelegate: DelegateObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}
