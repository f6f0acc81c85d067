import FirstFrameLayoutTree
public import Foundation

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
