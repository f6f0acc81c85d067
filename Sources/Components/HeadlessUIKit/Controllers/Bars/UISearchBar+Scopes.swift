import FirstFrameLayoutTree
public import Foundation

/// The looks of the scopes and of the field in certain states.
extension UISearchBar: UILookToDictateCapable {
  public var isLookToDictateEnabled: Bool {
    get { seldom["isLookToDictateEnabled"] ?? false }
    set { seldom["isLookToDictateEnabled"] = newValue }
  }

  /// The attributes of the titles of scopes, by the raw value of a state.
  var scopeTitleAttributes: [UInt: [NSAttributedString.Key: Any]] { seldom["scopeTitleAttributes"] ?? [:] }

  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    var all = scopeTitleAttributes
    all[state.rawValue] = attributes
    seldom["scopeTitleAttributes"] = all
    scopeControl?.setTitleTextAttributes(attributes, for: state)
  }

  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeTitleAttributes[state.rawValue]
  }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? searchTextField.disabledBackground ?? searchTextField.background : searchTextField.background
  }

  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  // MARK: Images of scopes

  /// The images of scopes by the names of their states. They are not drawn.
  private var scopeImages: [String: UIImage] {
    get { seldom["scopeImages"] ?? [:] }
    set {
      seldom["scopeImages"] = newValue
      seldom.list(
        "setScopeBarButtonBackgroundImage(_:for:)", if: !newValue.isEmpty, drawn: "scopes have their standard look")
    }
  }

  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopeImages["\(state.rawValue)"] = backgroundImage
  }

  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeImages["\(state.rawValue)"]
  }

  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopeImages["\(leftState.rawValue) \(rightState.rawValue)"] = dividerImage
  }

  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { scopeImages["\(leftState.rawValue) \(rightState.rawValue)"] }
}
