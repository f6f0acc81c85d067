public import Foundation

/// A bar with a search field: 56 points high with a field of 36 points; in iOS 26 60 points, with a field of 44.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField(frame: .zero)
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prompt: String?
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var backgroundImage: UIImage?
  open var scopeBarBackgroundImage: UIImage?
  open var searchTextPositionAdjustment = UIOffset.zero
  private let cancelButton = UIButton(type: .system)
  private var images: [Icon: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.delegate = self
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
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
    if icon == .search { searchTextField.showSearchImage(iconImage) }
  }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon] }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    searchTextField.background = backgroundImage
  }

  // MARK: Layout

  private var barHeight: CGFloat { traitCollection.systemVersion >= .iOS26 ? 60 : 56 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isNew = traitCollection.systemVersion >= .iOS26
    let height: CGFloat = isNew ? 44 : 36
    searchTextField.layer.cornerRadius = isNew ? height / 2 : 10
    let imageSize = CGSize(width: isNew ? 42 : 32, height: height)
    if let image = searchTextField.leftView, image.bounds.size != imageSize {
      image.frame.size = imageSize
      searchTextField.setNeedsLayout()
    }
    var area = CGRect(
      x: 8, y: (bounds.height - height) / 2, width: max(bounds.width - 16, 0), height: height)
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      cancelButton.frame = CGRect(x: area.maxX - width, y: area.minY, width: width, height: area.height)
      area.size.width = max(area.width - width - 8, 0)
    }
    searchTextField.frame = PixelGrid(traitCollection).rounded(area)
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
}

extension UISearchBar: UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}

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

  private func setUpSearch() {
    layer.cornerRadius = 10
    backgroundColor = .tertiarySystemFill
    font = .systemFont(ofSize: 17)
    accessibilityTraits.insert(.searchField)
    clearButtonMode = .whileEditing
    leftViewMode = .always
    showSearchImage(UIImage(systemName: "magnifyingglass"))
  }

  func showSearchImage(_ image: UIImage?) {
    let view = UIImageView(image: image)
    view.contentMode = .center
    view.tintColor = .secondaryLabel
    view.frame = CGRect(x: 0, y: 0, width: 32, height: 36)
    leftView = view
  }
}

/// Receives the changes of a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
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
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
