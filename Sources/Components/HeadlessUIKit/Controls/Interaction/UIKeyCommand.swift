import FirstFrameLayoutTree
public import Foundation

/// A menu element that calls the method of a selector.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open private(set) var action: Selector
  open private(set) var propertyList: Any?
  open private(set) var alternates: [UICommandAlternate]
  open private(set) var sender: Any?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open var selectedImage: UIImage? {
    get { seldom["selectedImage"] }
    set { seldom["selectedImage"] = newValue }
  }

  /// Sends the action to a target, or along the responder chain.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
    self.sender = nil
  }
}

/// A command for a key of the keyboard. There is no keyboard: a test sends the action with `UIApplication.sendAction`.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputDelete = "UIKeyInputDelete"
}

/// The modifier keys that are pressed together with another key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// Builds the menus of an application, which are not displayed.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
}

/// The editing gestures of a responder.
public enum UIEditingInteractionConfiguration: Int, CaseIterable, Sendable {
  case none = 0
  case `default` = 1
}

/// The menu of editing commands, which is not displayed.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public static let shared = UIMenuController()

  open var menuItems: [UIMenuItem]?
  /// Whether the menu would be visible. Setting it posts the notifications.
  open var isMenuVisible = false {
    didSet {
      if isMenuVisible != oldValue { postVisibility() }
      if isMenuVisible { UndrawnMenu.report() }
    }
  }
  open private(set) var menuFrame = CGRect.zero
  open var arrowDirection = ArrowDirection.default

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    menuFrame = targetRect
    isMenuVisible = true
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { menuFrame = targetRect }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  open func hideMenu() { isMenuVisible = false }
  open func update() {}
}

/// A command in the menu of editing commands.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The editing commands of a responder.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
  func pasteAndMatchStyle(_ sender: Any?)
  func pasteAndGo(_ sender: Any?)
  func pasteAndSearch(_ sender: Any?)
  func alignLeft(_ sender: Any?)
  func alignCenter(_ sender: Any?)
  func alignRight(_ sender: Any?)
  func printContent(_ sender: Any?)
  func rename(_ sender: Any?)
  func duplicate(_ sender: Any?)
  func move(_ sender: Any?)
  func export(_ sender: Any?)
  func find(_ sender: Any?)
  func findAndReplace(_ sender: Any?)
  func findNext(_ sender: Any?)
  func findPrevious(_ sender: Any?)
  func useSelectionForFind(_ sender: Any?)
  func showWritingTools(_ sender: Any)
}

extension UIResponder: UIResponderStandardEditActions {}

/// The menu of editing commands, which is not drawn.
///
/// The warning is outside of ``UIMenuController``: the list of UIKit's names would otherwise count the controller and
/// ``UIMenuController/isMenuVisible``, which work apart from the drawing, among those that only warn.
private enum UndrawnMenu {
  static func report() {
    UsageWarnings.warnOfNoEffect("UIMenuController.isMenuVisible", "the menu is not drawn")
  }
}
