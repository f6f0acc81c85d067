public import Foundation

/// A search that a field suggests.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var localizedAttributedSuggestion: NSAttributedString? { get }
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// A suggestion with a text, a description and an icon.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedSuggestion: String?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open var representedObject: Any?

  public init(localizedSuggestion suggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    localizedSuggestion = suggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    localizedAttributedSuggestion = nil
    super.init()
  }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion.string
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    localizedAttributedSuggestion = suggestion
    super.init()
  }
}

/// Controls the tokens and suggestions of a search field.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
    -> NSItemProvider
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider(object: NSString(string: token.text)) }

  public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
