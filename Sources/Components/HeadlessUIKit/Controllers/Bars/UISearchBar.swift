import FirstFrameLayoutTree
public import Foundation

/// A bar with a search field, with a standard height.
///
/// A prompt adds 19 points above the field, and a scope bar 44 points below it. The bar and its field grow with the text
/// size, by what a line is higher. Apple does not document their heights at larger sizes.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open private(set) var searchTextField = UISearchTextField(frame: .zero)
  open var searchBarStyle = Style.default
  /// The style; a black bar has the dark appearance.
  open var barStyle = UIBarStyle.default { didSet { adopt(barStyle) } }
  /// The color behind the field; `nil` for none.
  open var barTintColor: UIColor?
  open var isTranslucent = true
  /// A line of text above the field.
  open var prompt: String? { didSet { partsDidChange() } }
  /// Whether a field without text shows a bookmark.
  open var showsBookmarkButton = false { didSet { showEndButton() } }
  /// Whether a field without text shows the button of a list of results, unless it shows a bookmark.
  open var showsSearchResultsButton = false { didSet { showEndButton() } }
  open var isSearchResultsButtonSelected = false { didSet { showEndButton() } }
  /// Whether the scopes are shown below the field.
  open var showsScopeBar = false { didSet { partsDidChange() } }
  /// The titles of the scopes. They are shown if ``showsScopeBar`` is set.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  open var selectedScopeButtonIndex = 0 { didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex } }
  /// The image behind the field.
  open var backgroundImage: UIImage?
  /// The image behind the scopes.
  open var scopeBarBackgroundImage: UIImage?
  /// The distance of the text from its standard position.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set { searchTextField.textOffset = newValue }
  }
  private let cancelButton = UIButton(type: .system)
  /// The distance of the field from its standard position.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  private var images: [Icon: UIImage] = [:]
  private var promptLabel: UILabel?
  /// The controller of the search; `nil` for a bar by itself.
  weak var searchController: UISearchController?
  /// Where the bar is shown.
  var placement = Placement.view { didSet { if placement != oldValue { setNeedsLayout() } } }
  private(set) var scopeControl: UISegmentedControl?

  /// The heights of the prompt and of the scope bar, in points.
  private static let promptHeight: CGFloat = 19
  private static let scopeHeight: CGFloat = 44

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
    searchTextField.delegate = self
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.searchDidChange()
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
    cancelButton.titleLabel?.adjustsFontForContentSizeCategory = true
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
      }, for: .touchUpInside)
    addSubview(searchTextField)
    addSubview(cancelButton)
  }

  // MARK: Text

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically = true

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  // MARK: Buttons and images

  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set {
      cancelButton.isHidden = !newValue
      setNeedsLayout()
    }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon] = iconImage
    switch icon {
    case .search: searchTextField.showSearchImage(iconImage)
    case .clear: searchTextField.clearImage = iconImage
    case .bookmark, .resultsList: showEndButton()
    }
  }

  private func showEndButton() {
    if showsBookmarkButton {
      searchTextField.showEndButton(images[.bookmark] ?? UIImage(systemName: "book"), for: .bookmark)
    } else if showsSearchResultsButton {
      let name = isSearchResultsButtonSelected ? "chevron.down.circle.fill" : "chevron.down.circle"
      searchTextField.showEndButton(images[.resultsList] ?? UIImage(systemName: name), for: .resultsList)
    } else {
      searchTextField.hideEndButton()
    }
    searchTextField.updateEndButton()
  }

  // MARK: Prompt and scopes

  private func scopesDidChange() {
    scopeControl?.removeFromSuperview()
    scopeControl = nil
    if let titles = scopeButtonTitles, !titles.isEmpty {
      let control = UISegmentedControl(items: titles)
      for (state, attributes) in scopeTitleAttributes {
        control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
      }
      control.selectedSegmentIndex = selectedScopeButtonIndex
      control.addAction(
        UIAction { [weak self] _ in
          guard let self, let control = scopeControl else { return }
          selectedScopeButtonIndex = control.selectedSegmentIndex
          delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
          searchController?.searchDidChange()
        }, for: .valueChanged)
      addSubview(control)
      scopeControl = control
    }
    partsDidChange()
  }

  private func partsDidChange() {
    scopeControl?.isHidden = !showsScopeBar
    if let prompt {
      let label = promptLabel ?? UILabel()
      label.text = prompt
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      if promptLabel == nil { addSubview(label) }
      promptLabel = label
    }
    promptLabel?.isHidden = prompt == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The height of the prompt, in points; 0 without one.
  private var shownPromptHeight: CGFloat { prompt == nil ? 0 : Self.promptHeight }
  /// The height of the scopes, in points; 0 if they are not shown.
  var shownScopeHeight: CGFloat { showsScopeBar && scopeControl != nil ? Self.scopeHeight : 0 }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon] }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.iconOffsets[icon] = adjustment
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.iconOffsets[icon] ?? .zero }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    searchTextField.background = backgroundImage
    searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : nil
  }

  // MARK: Layout

  /// Returns the height that the text size adds to the bar, in points.
  func growth(in traits: UITraitCollection) -> CGFloat { searchTextField.growth(in: traits) }
  private var growth: CGFloat { growth(in: traitCollection) }

  private var barHeight: CGFloat {
    traitCollection.look.searchBar.height + growth + shownPromptHeight + shownScopeHeight
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let look = traitCollection.look.searchBar
    let height = (placement == .bottom ? Self.bottomFieldHeight : look.fieldHeight) + growth
    let side: CGFloat = placement == .view ? 8 : systemMargin
    // The field is on glass at the bottom of the screen.
    let isOnGlass = placement == .bottom
    if isOnGlass != isFieldOnGlass {
      isFieldOnGlass = isOnGlass
      searchTextField.backgroundColor = isOnGlass ? nil : .tertiarySystemFill
    }
    searchTextField.layer.cornerRadius = look.corners.radius(height: height)
    let imageSize = CGSize(width: look.imageWidth + growth, height: height)
    if let image = searchTextField.leftView, image.bounds.size != imageSize {
      image.frame.size = imageSize
      searchTextField.setNeedsLayout()
    }
    let row = CGRect(
      x: 0, y: shownPromptHeight, width: bounds.width, height: bounds.height - shownPromptHeight - shownScopeHeight)
    promptLabel?.frame = CGRect(x: side, y: 2, width: max(bounds.width - 2 * side, 0), height: Self.promptHeight)
    scopeControl?.frame = CGRect(
      x: side, y: row.maxY + (Self.scopeHeight - UISegmentedControl.height) / 2 - 2,
      width: max(bounds.width - 2 * side, 0),
      height: UISegmentedControl.height)
    var area = CGRect(
      x: side, y: placement == .navigationBar ? row.minY + 1 : row.minY + (row.size.height - height) / 2,
      width: max(bounds.width - 2 * side, 0), height: height)
    let isMirrored = isRightToLeft
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      cancelButton.frame = CGRect(
        x: isMirrored ? area.minX : area.maxX - width, y: area.minY, width: width, height: area.height)
      area.size.width = max(area.width - width - 8, 0)
      if isMirrored { area.origin.x += width + 8 }
    }
    let adjustment = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = PixelGrid(traitCollection).rounded(
      area.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical))
  }

  /// The height of the field at the bottom of a screen, in points.
  private static let bottomFieldHeight: CGFloat = 48
  private var isFieldOnGlass = false

  /// Where a search bar is shown.
  enum Placement {
    case view, navigationBar
    /// At the bottom of a phone's screen, on glass.
    case bottom
  }

  override func describeContent(in node: inout LayoutNode) {
    let box = node.bounds
    if placement == .bottom {
      let field = searchTextField.frame
      node.children.append(Glass.control.node("glass", field, radius: field.height / 2, in: traitCollection))
    }
    let background = BarBackground(color: barTintColor, image: backgroundImage)
    node.children += background.nodes(in: box, lineAt: 0, isAbove: true, of: self)
    guard shownScopeHeight > 0, let scopeBarBackgroundImage else { return }
    let scopes = CGRect(x: 0, y: box.height - Self.scopeHeight, width: box.width, height: Self.scopeHeight)
    node.children += BarBackground(image: scopeBarBackgroundImage)
      .nodes(in: scopes, lineAt: 0, isAbove: true, of: self)
  }

  override var undrawnProperties: [UndrawnProperty] {
    var properties = super.undrawnProperties
    if searchBarStyle == .prominent {
      properties.append(UndrawnProperty("searchBarStyle", drawn: "the bar has the minimal style"))
    }
    if !isTranslucent {
      properties.append(UndrawnProperty("isTranslucent", drawn: "the bar has no background of its own"))
    }
    return properties
  }

  /// The prominence of the bar.
  public enum Style: UInt, CaseIterable, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The images of the bar.
  public enum Icon: Int, CaseIterable, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  // MARK: Scopes

  open var isLookToDictateEnabled: Bool {
    get { seldom["isLookToDictateEnabled"] ?? false }
    set { seldom["isLookToDictateEnabled"] = newValue }
  }

  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    var all = scopeTitleAttributes
    all[state.rawValue] = attributes
    seldom["scopeTitleAttributes"] = all
    scopeControl?.setTitleTextAttributes(attributes, for: state)
  }

  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeTitleAttributes[state.rawValue]
  }

  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? searchTextField.disabledBackground ?? searchTextField.background : searchTextField.background
  }

  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopeImages["\(state.rawValue)"] = backgroundImage
  }

  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeImages["\(state.rawValue)"]
  }

  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopeImages["\(leftState.rawValue) \(rightState.rawValue)"] = dividerImage
  }

  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { scopeImages["\(leftState.rawValue) \(rightState.rawValue)"] }
}

/// The measures of a search bar, in points.
struct SearchBarLook {
  /// The height of the bar without a prompt and scopes.
  let height: CGFloat
  let fieldHeight: CGFloat
  /// The corners of the field.
  let corners: CornerShape
  /// The width of the image in the field, with its margins.
  let imageWidth: CGFloat

  static let iOS18 = SearchBarLook(height: 56, fieldHeight: 36, corners: .radius(10), imageWidth: 32)
  static let iOS26 = SearchBarLook(height: 60, fieldHeight: 44, corners: .capsule, imageWidth: 42)
}

extension UISearchBar: UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.searchDidBegin()
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}

/// Receives the changes of a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: DelegateObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// The looks of the scopes and of the field in certain states.
extension UISearchBar: UILookToDictateCapable {
  /// The attributes of the titles of scopes, by the raw value of a state.
  var scopeTitleAttributes: [UInt: [NSAttributedString.Key: Any]] { seldom["scopeTitleAttributes"] ?? [:] }

  // MARK: Images of scopes

  /// The images of scopes by the names of their states. They are not drawn.
  var scopeImages: [String: UIImage] {
    get { seldom["scopeImages"] ?? [:] }
    set {
      seldom["scopeImages"] = newValue
      seldom.list(
        "setScopeBarButtonBackgroundImage(_:for:)", if: !newValue.isEmpty, drawn: "scopes have their standard look")
    }
  }
}
