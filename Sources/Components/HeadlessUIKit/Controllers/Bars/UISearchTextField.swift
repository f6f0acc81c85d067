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

  private func setUpSearch() {
    layer.cornerRadius = 10
    backgroundColor = .tertiarySystemFill
    font = .systemFont(ofSize: 17)
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
    leftView = view
  }
}

extension CGRect {
  /// Returns the rectangle at a distance from its position.
  fileprivate func moved(by offset: UIOffset?) -> CGRect {
    guard let offset else { return self }
    return offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
