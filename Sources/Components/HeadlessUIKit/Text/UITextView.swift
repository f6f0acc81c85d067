import FirstFrameLayoutTree
public import Foundation

/// A view that displays editable text with several lines, and scrolls if the text is higher than the view.
///
/// If scrolling is disabled, the view has the height of its text at the available width. Tests type with
/// ``insertText(_:)``. As in UIKit, setting ``text`` does not call the delegate.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  open var isEditable = true
  open var isSelectable = true
  /// The selected range in UTF-16 code units, limited to the text.
  open var selectedRange: NSRange {
    get { selection.clamped(to: text.utf16.count) }
    set {
      let old = selection
      selection = newValue.clamped(to: text.utf16.count)
      if selection != old { delegate?.textViewDidChangeSelection(self) }
    }
  }
  private var selection = NSRange(location: 0, length: 0)
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  /// The attributes of links; by default, the tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { customLinkAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      customLinkAttributes = newValue
      textDidChange()
    }
  }
  private var customLinkAttributes: [NSAttributedString.Key: Any]?
  open private(set) var textContainer = NSTextContainer()
  /// The layout manager, with the current width.
  open var layoutManager: NSLayoutManager {
    let storage = sharedStorage
    textContainer.size = CGSize(
      width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0), height: 0)
    return storage.layoutManager
  }

  /// The characters and attributes of the view. What code changes in them is displayed.
  open var textStorage: NSTextStorage { sharedStorage.text }

  private var sharedStorage: TextViewStorage {
    let storage = storage ?? TextViewStorage(of: self)
    self.storage = storage
    storage.share()
    return storage
  }

  /// The text storage and the layout manager; `nil` until they are used.
  private var storage: TextViewStorage?
  let label = UILabel()

  /// The default font: the system font at 12 points.
  private static let standardFont = UIFont.systemFont(ofSize: 12)

  open override var inputView: UIView? {
    get { seldom["inputView"] }
    set { seldom["inputView"] = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { seldom["inputAccessoryView"] }
    set { seldom["inputAccessoryView"] = newValue }
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// - Parameter textContainer: The container, whose layout manager and text storage the view uses; `nil` for new ones.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
    setUp()
    if textContainer == nil { self.textContainer.widthTracksTextView = true }
    guard textContainer?.layoutManager?.textStorage != nil else { return }
    storage = TextViewStorage(of: self)
    storage?.show()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    textContainer.widthTracksTextView = true
    coder.decodeAttributes(of: self)
  }

  private func setUp() {
    isAccessibilityElement = true
    textContainer.textView = self
    label.font = Self.standardFont
    label.numberOfLines = 0
    label.lineBreakMode = textContainer.lineBreakMode
    // As in UIKit, a text view leaves a lone word on the last line, unless the paragraph style avoids it.
    label.lineBreakStrategy = []
    backgroundColor = .systemBackground
    addSubview(label)
    textDidChange()
  }

  // MARK: Text

  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      contentDidChange()
    }
  }

  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      contentDidChange()
    }
  }

  /// Displays the text of the storage, which is no assignment by code.
  func display(_ text: NSAttributedString) {
    label.update { $0.set(text) }
    textDidChange()
  }

  private func contentDidChange() {
    textDidChange()
    storage?.viewDidChange()
  }

  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? Self.standardFont
      contentDidChange()
    }
  }

  open var textColor: UIColor? {
    get { label.textColor }
    set {
      label.textColor = newValue
      storage?.viewDidChange()
    }
  }

  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      storage?.viewDidChange()
    }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      storage?.viewDidChange()
    }
  }

  /// The insets of the text container, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  open var hasText: Bool { !text.isEmpty }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textDidChange() } }
  }

  /// The traits that were set, and those of a text that can be edited.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isEditable ? super.accessibilityTraits.union(.textField) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  func textDidChange() {
    if markedRange != nil { markedRange = nil }
    label.isHidden = !hasText
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.linkAttributes = linkTextAttributes ?? [:]
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    let old = label.font
    label.applyTraits(traits)
    if label.font != old { contentDidChange() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    label.linkAttributes = linkTextAttributes ?? [:]
  }

  override var undrawnProperties: [UndrawnProperty] {
    var properties = super.undrawnProperties
    if isFirstResponder, selectedRange.length > 0 {
      properties.append(UndrawnProperty("selectedRange", drawn: "the text is drawn without a selection"))
    }
    if !textContainer.exclusionPaths.isEmpty {
      properties.append(UndrawnProperty("textContainer.exclusionPaths", drawn: "the text fills the whole width"))
    }
    if !textContainer.widthTracksTextView {
      properties.append(UndrawnProperty("textContainer.widthTracksTextView", drawn: "the text has the view's width"))
    }
    if textContainer.heightTracksTextView {
      properties.append(
        UndrawnProperty("textContainer.heightTracksTextView", drawn: "the text is as high as its lines"))
    }
    if storage?.layoutManager.showsInvisibleCharacters == true {
      properties.append(
        UndrawnProperty("layoutManager.showsInvisibleCharacters", drawn: "spaces are drawn empty"))
    }
    return properties
  }

  // MARK: Editing

  open private(set) var isEditing = false
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textViewShouldBeginEditing(self) != false, super.becomeFirstResponder() else { return false }
    isEditing = isEditable
    if isEditing {
      delegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
    if isEditing {
      delegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }
    isEditing = false
    return true
  }

  /// Appends text, as the keyboard does. The delegate can reject the change; otherwise, the delegate is notified.
  open func insertText(_ text: String) {
    if let markedRange { return replaceText(in: markedRange, with: text) }
    let range = NSRange(location: self.text.utf16.count, length: 0)
    guard isEditable, delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) != false else {
      return
    }
    self.text += text
    notifyTextChange()
  }

  /// Deletes the selection, or the last character if nothing is selected.
  open func deleteBackward() { deleteSelection() }

  /// Replaces a part of the text. The delegate is notified, and not asked.
  open func replace(_ range: UITextRange, withText text: String) { replaceText(in: range.range, with: text) }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selecting: selectedRange)
  }

  open func unmarkText() { markedRange = nil }

  // MARK: Carets

  /// Returns the frame of the caret at a position. The caret is not drawn.
  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position) }
  open func firstRect(for range: UITextRange) -> CGRect { lineFrames(of: range).first ?? caretRect(for: range.start) }

  /// Returns the frames of a part of the text, line by line. The selection is not drawn.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    PlacedSelectionRect.parts(lineFrames(of: range))
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearestPosition(to: point, within: range.range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { range(ofCharacterAt: point) }

  // MARK: Layout

  /// The total insets of the text, in points.
  private var textInsets: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return textContainerInset + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
  }

  private func textSize(within width: CGFloat?) -> CGSize {
    let insets = textInsets
    var size = CGSize(width: 0, height: label.font.lineHeight)
    if hasText {
      size = label.layoutSize(fitting: SizeProposal(width: width.map { max($0 - insets.left - insets.right, 1) }))
    }
    let total = CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    return PixelGrid(traitCollection).ceiled(total)
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(within: nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size.width > 0 && size.width < UILabel.unlimited ? size.width : nil)
  }

  override func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    isScrollEnabled ? super.layoutSize(fitting: proposal) : textSize(within: proposal.width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = textInsets
    let size = textSize(within: bounds.width)
    contentSize = CGSize(width: bounds.width, height: size.height)
    label.frame = PixelGrid(traitCollection).rounded(
      CGRect(
        x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0),
        height: size.height - insets.top - insets.bottom))
  }

  // MARK: Members that subclasses can override

  open func scrollRangeToVisible(_ range: NSRange) { standardScrollRangeToVisible(range) }

  // MARK: Attributes of text

  /// The links that the view finds in its text. They are not found here: set them as attributes.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { seldom["dataDetectorTypes"] ?? [] }
    set {
      seldom["dataDetectorTypes"] = newValue
      seldom.list("dataDetectorTypes", if: !newValue.isEmpty, drawn: "no links are found in the text")
    }
  }

  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { seldom["typingAttributes"] ?? [.font: font as Any, .foregroundColor: textColor as Any] }
    set { seldom["typingAttributes"] = newValue }
  }

  open var allowsEditingTextAttributes: Bool {
    get { seldom["allowsEditingTextAttributes"] ?? false }
    set { seldom["allowsEditingTextAttributes"] = newValue }
  }

  open var clearsOnInsertion: Bool {
    get { seldom["clearsOnInsertion"] ?? false }
    set { seldom["clearsOnInsertion"] = newValue }
  }

  open var usesStandardTextScaling: Bool {
    get { seldom["usesStandardTextScaling"] ?? false }
    set { seldom["usesStandardTextScaling"] = newValue }
  }

  /// Whether a search in the text can be shown.
  open var isFindInteractionEnabled: Bool {
    get { seldom["isFindInteractionEnabled"] ?? false }
    set {
      seldom["isFindInteractionEnabled"] = newValue
      updateFindInteraction()
    }
  }

  // MARK: Text input

  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }

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

  /// Returns the position at a number of characters or of lines.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: plain.position(from: position, offset: offset)
    case .left: plain.position(from: position, offset: 0 &- offset)
    case .up: self.position(from: position, lines: 0 &- offset)
    case .down: self.position(from: position, lines: offset)
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
  ) -> [NSAttributedString.Key: Any]? { typingAttributes }

  open func attributedText(in range: UITextRange) -> NSAttributedString {
    guard range.range.indices(in: inputText) != nil, let attributedText else { return NSAttributedString(string: "") }
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

  /// The text and the selection as a value, which another view can take over.
  open var interactionState: Any {
    get { TextInteractionState(text: attributedText, selection: selectedRange) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      attributedText = state.text
      if let selection = state.selection { selectedRange = selection }
    }
  }

  // MARK: Options

  open var borderStyle: BorderStyle {
    get { seldom["borderStyle"] ?? .none }
    set { seldom["borderStyle"] = newValue }
  }

  /// The manager of the second kind of layout: always `nil`, which stands for the first kind, ``layoutManager``.
  open var textLayoutManager: NSTextLayoutManager? { nil }

  /// The attributes of highlighted text. Highlights are not drawn.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { seldom["textHighlightAttributes"] ?? [:] }
    set {
      seldom["textHighlightAttributes"] = newValue
      seldom.list("textHighlightAttributes", if: !newValue.isEmpty, drawn: "the text without highlights")
    }
  }

  /// Whether writing tools change the text. There are none.
  open var isWritingToolsActive: Bool { false }

  /// The search in the text; `nil` unless ``isFindInteractionEnabled`` is set.
  open var findInteraction: UIFindInteraction? { seldom["findInteraction"] }
}

extension UITextView {
  /// Scrolls until a range of the text, in UTF-16 code units, is visible.
  func standardScrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let manager = layoutManager
    let glyphs = manager.glyphRange(forCharacterRange: range.clamped(to: text.utf16.count), actualCharacterRange: nil)
    let rect = manager.boundingRect(forGlyphRange: glyphs, in: textContainer)
    scrollRectToVisible(rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top), animated: false)
  }
}
