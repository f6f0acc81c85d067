import FirstFrameLayoutTree
public import Foundation

/// An editable line of text.
///
/// Tests type with ``insertText(_:)`` and ``deleteBackward()``. As in UIKit, setting ``text`` does not notify the
/// delegate or the targets. The caret and the selection are not drawn.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  override var isOpaqueByDefault: Bool { false }

  open weak var delegate: (any UITextFieldDelegate)?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open var enablesReturnKeyAutomatically = false
  open var clearsOnBeginEditing = false
  /// The smallest size to which the text shrinks, in points, if it adjusts to the width; 0 for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The image that fills the field, except a field with a rounded border.
  open var background: UIImage?
  /// The image that fills a disabled field; `nil` for ``background``.
  open var disabledBackground: UIImage?
  /// The image in place of the standard clear button.
  var clearImage: UIImage?
  let textLabel = UILabel()
  let placeholderLabel = UILabel()
  let clearButton = UIButton(type: .custom)
  private var styledText: NSAttributedString?
  private var plainText = ""

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
  }

  private func setUp() {
    isAccessibilityElement = true
    for label in [placeholderLabel, textLabel] {
      label.isHidden = true
      addSubview(label)
    }
    placeholderLabel.textColor = .placeholderText
    clearButton.isHidden = true
    clearButton.accessibilityLabel = "Clear text"
    clearButton.addTarget(self, action: UITextField.clear, for: .touchUpInside)
    addSubview(clearButton)
    contentHorizontalAlignment = .fill
  }

  // MARK: Text

  /// The text, even if the field displays dots instead; never `nil`.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      AssignmentLog.record(
        "text", of: self, isRepeated: newValue?.isEmpty == false && newValue == text,
        contents: newValue?.nonEmpty.map(AnyHashable.init))
      styledText = nil
      plainText = newValue ?? ""
      textDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { styledText ?? NSAttributedString(string: plainText, attributes: [.font: textLabel.font as Any]) }
    set {
      styledText = newValue
      plainText = newValue?.string ?? ""
      textDidChange()
    }
  }

  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      placeholderLabel.textColor = .placeholderText
      textDidChange()
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      placeholderLabel.attributedText = newValue
      textDidChange()
    }
  }

  open var font: UIFont? {
    get { textLabel.font }
    set {
      textLabel.font = newValue
      placeholderLabel.font = newValue
      textDidChange()
    }
  }

  open var textColor: UIColor? {
    get { textLabel.textColor }
    set { textLabel.textColor = newValue }
  }

  open var textAlignment: NSTextAlignment {
    get { textLabel.textAlignment }
    set {
      textLabel.textAlignment = newValue
      placeholderLabel.textAlignment = newValue
    }
  }

  /// Whether the field displays dots, whose size and distance are proportional to the size of the font.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textDidChange() } } }

  open var adjustsFontSizeToFitWidth: Bool {
    get { textLabel.adjustsFontSizeToFitWidth }
    set { textLabel.adjustsFontSizeToFitWidth = newValue }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { textLabel.adjustsFontForContentSizeCategory }
    set {
      textLabel.adjustsFontForContentSizeCategory = newValue
      placeholderLabel.adjustsFontForContentSizeCategory = newValue
    }
  }

  /// Adjusts the fonts of the labels before they do, to lay out the field for their sizes.
  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    guard adjustsFontForContentSizeCategory else { return }
    let old = (textLabel.font, placeholderLabel.font)
    for label in [textLabel, placeholderLabel] { label.applyTraits(traits) }
    guard old.0 != textLabel.font || old.1 != placeholderLabel.font else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open var hasText: Bool { !plainText.isEmpty }

  func textDidChange() {
    storedSelection = nil
    if markedRange != nil { markedRange = nil }
    textLabel.content.isSecure = isSecureTextEntry
    if isSecureTextEntry {
      textLabel.text = String(repeating: "•", count: plainText.count)
    } else if let styledText {
      textLabel.attributedText = styledText
    } else {
      textLabel.text = plainText
    }
    textLabel.isHidden = plainText.isEmpty
    placeholderLabel.isHidden = !plainText.isEmpty || placeholderLabel.text?.isEmpty != false
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The selection, by default at the end of the text; `nil` while the field is not being edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? storedSelection ?? UITextRange(NSRange(location: plainText.utf16.count, length: 0)) : nil }
    set {
      storedSelection = newValue
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  private var storedSelection: UITextRange?

  // MARK: Appearance

  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }

  /// Removes an old side view. The layout adds the new one if it is visible.
  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  /// The traits that were set, and those of a field.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(isSecureTextEntry ? .secureTextField : .textField)
      if isEditing { traits.insert(.isEditing) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The placeholder is the value of an empty field that has a label of its own.
  private var emptyValue: String? {
    super.accessibilityLabel == nil || super.accessibilityLabel == placeholder ? nil : placeholder
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? textLabel.text : emptyValue) }
    set { super.accessibilityValue = newValue }
  }

  /// Draws nothing: the field draws its text itself, and does not call this method.
  open func drawText(in rect: CGRect) {}
  /// Draws nothing: the field draws its placeholder itself, and does not call this method.
  open func drawPlaceholder(in rect: CGRect) {}

  // MARK: Editing

  open override var inputView: UIView? {
    get { seldom["inputView"] }
    set { seldom["inputView"] = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { seldom["inputAccessoryView"] }
    set { seldom["inputAccessoryView"] = newValue }
  }

  open private(set) var isEditing = false
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = nil }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return true }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
    isEditing = false
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  /// Replaces the selection with text, or appends the text if nothing is selected, as the keyboard does.
  ///
  /// The delegate can reject the change. Otherwise, the delegate and the targets are notified.
  open func insertText(_ text: String) { typeText(text) }

  /// Deletes the selection or, if nothing is selected, the character before it, as the keyboard does.
  open func deleteBackward() { deleteSelection() }

  /// Replaces a part of the text. The delegate is notified, and not asked.
  open func replace(_ range: UITextRange, withText text: String) { replaceText(in: range.range, with: text) }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selecting: selectedRange)
  }

  open func unmarkText() { markedRange = nil }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// Returns the frame of the text during editing; by default, the standard frame.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// Returns the frame of the caret at a position. The caret is not drawn.
  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position) }

  /// Returns the frames of a part of the text. The selection is not drawn.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : PlacedSelectionRect.parts([area(of: range)])
  }

  open func firstRect(for range: UITextRange) -> CGRect { area(of: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearestPosition(to: point, within: range.range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { range(ofCharacterAt: point) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardViewRect(leftView, atStart: true, in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardViewRect(rightView, atStart: false, in: bounds)
  }

  override func firstBaseline(in size: CGSize) -> CGFloat { baseline(in: size) }
  override func lastBaseline(in size: CGSize) -> CGFloat { baseline(in: size) }

  override var undrawnProperties: [UndrawnProperty] {
    guard isEditing, storedSelection.map({ $0.range.length > 0 }) == true else { return super.undrawnProperties }
    return super.undrawnProperties
      + [UndrawnProperty("selectedTextRange", drawn: "the text is drawn without a selection")]
  }

  override func describeContent(in node: inout LayoutNode) {
    describeBackgroundImage(in: &node)
    describeBorder(in: &node)
  }

  // MARK: Text input

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  open var endOfDocument: UITextPosition { plain.end }

  open func text(in range: UITextRange) -> String? { plain.text(in: range) }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    plain.range(from: fromPosition, to: toPosition)
  }

  /// Returns the position at an offset in UTF-16 code units; `nil` outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    plain.position(from: position, offset: offset)
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: plain.position(from: position, offset: offset)
    case .left: plain.position(from: position, offset: 0 &- offset)
    case .up: offset == 0 ? position : beginningOfDocument
    case .down: offset == 0 ? position : endOfDocument
    }
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    plain.compare(position, to: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset &- from.offset }

  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    plain.position(within: range, farthestIn: direction)
  }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { plain.range(byExtending: position, in: direction) }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { seldom["baseWritingDirection"] ?? .natural }

  /// Stores a direction. The text has the direction of its letters.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    seldom["baseWritingDirection"] = writingDirection
  }

  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { defaultTextAttributes }

  open func attributedText(in range: UITextRange) -> NSAttributedString {
    guard let attributedText, range.range.indices(in: attributedText.string) != nil else {
      return NSAttributedString(string: "")
    }
    return attributedText.attributedSubstring(from: range.range)
  }

  open var markedTextRange: UITextRange? { markedRange.map { UITextRange($0) } }

  /// The look of marked text. It is drawn like other text.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { seldom["markedTextStyle"] }
    set { seldom["markedTextStyle"] = newValue }
  }

  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { (seldom["inputDelegate"] as WeakDelegate?)?.object as? any UITextInputDelegate }
    set { seldom["inputDelegate"] = WeakDelegate(object: newValue) }
  }

  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  open weak var pasteDelegate: (any UITextPasteDelegate)? {
    get { (seldom["pasteDelegate"] as WeakDelegate?)?.object as? any UITextPasteDelegate }
    set { seldom["pasteDelegate"] = WeakDelegate(object: newValue) }
  }

  open var sizingRule: UILetterformAwareSizingRule {
    get { seldom["sizingRule"] ?? .typographic }
    set { seldom["sizingRule"] = newValue }
  }

  /// The text and the selection as a value, which another field can take over.
  open var interactionState: Any {
    get { TextInteractionState(text: attributedText, selection: selectedTextRange?.range) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      attributedText = state.text
      selectedTextRange = state.selection.map { UITextRange($0) }
    }
  }

  // MARK: Attributes of text

  open var allowsEditingTextAttributes: Bool {
    get { seldom["allowsEditingTextAttributes"] ?? false }
    set { seldom["allowsEditingTextAttributes"] = newValue }
  }

  open var clearsOnInsertion: Bool {
    get { seldom["clearsOnInsertion"] ?? false }
    set { seldom["clearsOnInsertion"] = newValue }
  }

  /// The attributes of the text. Font, color and alignment are applied; others are stored.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = seldom["defaultTextAttributes"] ?? [:]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      seldom["defaultTextAttributes"] = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
      if let text, !text.isEmpty { attributedText = NSAttributedString(string: text, attributes: newValue) }
    }
  }

  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { seldom["typingAttributes"] ?? (isFirstResponder ? defaultTextAttributes : nil) }
    set { seldom["typingAttributes"] = newValue }
  }
}

extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, CaseIterable, Sendable {
    case none = 0
    /// A line, one pixel wide.
    case line = 1
    /// A gray frame, 2 points wide, in which the field looks sunken.
    case bezel = 2
    /// A rounded box with a thin border.
    case roundedRect = 3
  }

  /// The condition under which a view in a text field is visible.
  public enum ViewMode: Int, CaseIterable, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3

    func isVisible(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
}
