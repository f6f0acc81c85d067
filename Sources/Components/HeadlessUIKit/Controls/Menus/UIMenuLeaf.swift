public import Foundation

/// An element of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  /// The image while the state is on.
  var selectedImage: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// The object that is currently performing the element.
  var sender: Any? { get }
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuLeaf {
  /// The view that performs the element.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}

/// A command in place of another while modifier keys are pressed.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  open private(set) var title: String
  open private(set) var action: Selector
  open private(set) var modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// The property list of a command that shares.
public let UICommandTagShare = "com.apple.menu.share"
