public import Foundation

/// An element that represents a part of a view for assistive technology. Layout trees contain those that are listed in
/// ``UIView/accessibilityElements``.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// An action that assistive technology offers for a view.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  open var image: UIImage?
  /// The group of the action.
  open var category: String?
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
    self.attributedName = attributedName
  }

  public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, target: target, selector: selector)
    self.image = image
  }

  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  public convenience init(
    name: String, image: UIImage?, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  public convenience init(
    attributedName: NSAttributedString, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.init(attributedName: attributedName, actionHandler: actionHandler)
    self.image = image
  }

  /// The category of actions that edit.
  public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"
}
