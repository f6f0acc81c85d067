public import Foundation

/// The positions in the text of a field, and the marked text of an input method.
extension UITextField: UITextInput, UITextPasteConfigurationSupporting, UILetterformAwareAdjusting {
  var inputText: String { text ?? "" }
  private var plain: PlainText { PlainText(inputText) }

  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { plain.end }
  public func text(in range: UITextRange) -> String? { plain.text(in: range) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    plain.range(from: fromPosition, to: toPosition)
  }

  /// Returns the position at an offset in UTF-16 code units; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    plain.position(from: position, offset: offset)
  }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: plain.position(from: position, offset: offset)
    case .left: plain.position(from: position, offset: 0 &- offset)
    case .up: offset == 0 ? position : beginningOfDocument
    case .down: offset == 0 ? position : endOfDocument
    }
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    plain.compare(position, to: other)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset &- from.offset }

  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    plain.position(within: range, farthestIn: direction)
  }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { plain.range(byExtending: position, in: direction) }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { seldom["baseWritingDirection"] ?? .natural }

  /// Stores a direction. The text has the direction of its letters.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    seldom["baseWritingDirection"] = writingDirection
  }

  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { defaultTextAttributes }

  public func attributedText(in range: UITextRange) -> NSAttributedString {
    guard let attributedText, range.range.indices(in: attributedText.string) != nil else {
      return NSAttributedString(string: "")
    }
    return attributedText.attributedSubstring(from: range.range)
  }

  // MARK: Input methods

  public var markedTextRange: UITextRange? { markedRange.map { UITextRange($0) } }

  /// The range of a text that an input method has not finished; `nil` without one.
  var markedRange: NSRange? {
    get { seldom["markedRange"] }
    set { seldom["markedRange"] = newValue }
  }

  /// The look of marked text. It is drawn like other text.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { seldom["markedTextStyle"] }
    set { seldom["markedTextStyle"] = newValue }
  }

  public var inputDelegate: (any UITextInputDelegate)? {
    get { (seldom["inputDelegate"] as WeakDelegate?)?.object as? any UITextInputDelegate }
    set { seldom["inputDelegate"] = WeakDelegate(object: newValue) }
  }

  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { (seldom["pasteDelegate"] as WeakDelegate?)?.object as? any UITextPasteDelegate }
    set { seldom["pasteDelegate"] = WeakDelegate(object: newValue) }
  }

  public var sizingRule: UILetterformAwareSizingRule {
    get { seldom["sizingRule"] ?? .typographic }
    set { seldom["sizingRule"] = newValue }
  }

  /// The text and the selection as a value, which another field can take over.
  public var interactionState: Any {
    get { TextInteractionState(text: attributedText, selection: selectedTextRange?.range) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      attributedText = state.text
      selectedTextRange = state.selection.map { UITextRange($0) }
    }
  }
}

/// The state of a text that is edited.
struct TextInteractionState {
  let text: NSAttributedString?
  let selection: NSRange?
}
