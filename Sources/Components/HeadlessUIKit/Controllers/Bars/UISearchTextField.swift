public import Foundation

/// The field of a search bar, with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  /// The distances of the icons from their standard positions.
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
  /// The distance of the text from its standard position.
  var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The tokens before the text.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set { showTokens(newValue) }
  }
  /// The color of the tokens; `nil` for a gray.
  open var tokenBackgroundColor: UIColor! {
    get { tokenColor }
    set {
      tokenColor = newValue
      for view in tokenViews { view.backgroundColor = newValue ?? SearchTokenView.standardColor }
    }
  }
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  /// The suggestions below the field. They are not shown.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { warnOfSuggestions() } }
  var tokenViews: [SearchTokenView] = [] { didSet { tokensDidChange(from: oldValue) } }
  private var tokenColor: UIColor?
  /// The icon of the button at the end of the field; `nil` if there is none.
  private var endIcon: UISearchBar.Icon?

  /// The size of the magnifying glass, in points.
  private var imageSize = LabelContent.standardFont.pointSize
  /// The image at the start of the field, unless code has shown another view.
  private weak var searchImageView: UIImageView?

  private func setUpSearch() {
    layer.cornerRadius = 10
    backgroundColor = .tertiarySystemFill
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    accessibilityTraits.insert(.searchField)
    clearButtonMode = .always
    leftViewMode = .always
    showSearchImage(UIImage(systemName: "magnifyingglass"))
  }

  /// Shows a button at the end of the field while there is no text.
  func showEndButton(_ image: UIImage?, for icon: UISearchBar.Icon) {
    let view = UIImageView(image: image)
    view.contentMode = .center
    view.tintColor = .secondaryLabel
    view.frame = CGRect(x: 0, y: 0, width: 32, height: 36)
    rightView = view
    endIcon = icon
  }

  /// Removes the button at the end of the field, if ``showEndButton(_:for:)`` added it.
  func hideEndButton() {
    guard endIcon != nil else { return }
    endIcon = nil
    rightView = nil
  }

  /// Shows the button while there is no text.
  override func textDidChange() {
    super.textDidChange()
    updateEndButton()
  }

  func updateEndButton() {
    if endIcon != nil { rightViewMode = hasText ? .never : .always }
  }

  // MARK: Text size

  /// Returns the height that a line of the font has more than one of the standard size, in points.
  func growth(in traits: UITraitCollection) -> CGFloat {
    max(shownFont(in: traits).lineHeight - LabelContent.standardFont.lineHeight, 0).rounded(.up)
  }

  private func shownFont(in traits: UITraitCollection) -> UIFont {
    let font = font ?? LabelContent.standardFont
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traits) : font
  }

  /// Gives the magnifying glass the size of larger text.
  private func scaleImage() {
    let size = max(shownFont(in: traitCollection).pointSize, LabelContent.standardFont.pointSize)
    guard let searchImageView, size != imageSize else { return }
    imageSize = size
    searchImageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
  }

  // MARK: Offsets

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).moved(by: iconOffsets[.search])
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).moved(by: endIcon.flatMap { iconOffsets[$0] })
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).moved(by: iconOffsets[.clear])
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    textArea(besideTokens: super.textRect(forBounds: bounds).moved(by: textOffset))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    textArea(besideTokens: super.editingRect(forBounds: bounds).moved(by: textOffset))
  }

  open override func layoutSubviews() {
    scaleImage()
    super.layoutSubviews()
    layOutTokens(in: super.textRect(forBounds: bounds))
  }

  /// Deletes the last token if there is no text before the caret.
  open override func deleteBackward() {
    guard allowsDeletingTokens, !hasText, !tokens.isEmpty else { return super.deleteBackward() }
    removeToken(at: tokens.count - 1)
    sendActions(for: .editingChanged)
  }

  func showSearchImage(_ image: UIImage?) {
    let view = UIImageView(image: image)
    view.contentMode = .center
    view.tintColor = .secondaryLabel
    view.frame = CGRect(x: 0, y: 0, width: 32, height: 36)
    searchImageView = view
    imageSize = LabelContent.standardFont.pointSize
    leftView = view
  }

  // MARK: Tokens

  /// Inserts a token, at the end if the index is too large.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
  }

  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Returns the position of a token. All tokens are before the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// Returns the tokens in a range: all of them, if the range begins with the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }

  /// The range of the text behind the tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange(NSRange(location: 0, length: 0))
  }

  /// Replaces a part of the text by a token.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// Selects a suggestion, as a touch does. For tests; UIKit has no equivalent.
  open func selectSuggestion(_ suggestion: any UISearchSuggestion) {
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
    guard let controller = (superview as? UISearchBar)?.searchController else { return }
    controller.searchResultsUpdater?.updateSearchResults(for: controller, selecting: suggestion)
  }
}

extension CGRect {
  /// Returns the rectangle at a distance from its position.
  fileprivate func moved(by offset: UIOffset?) -> CGRect {
    guard let offset else { return self }
    return offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
