public import Foundation

/// A part of an interface in which the focus of a keyboard can be. Nothing has the focus here: there is no keyboard.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObject {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusGroupIdentifier: String? { get }
  var preferredFocusedView: UIView? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An element that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
  var focusEffect: UIFocusEffect? { get }
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether the views behind the element are seen through it.
  var isTransparentFocusItem: Bool { get }
  var focusItemDeferralMode: UIFocusItemDeferralMode { get }
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

/// A space with elements that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A space that scrolls to the focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
}

extension UIViewController: UIFocusEnvironment {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
}

extension UIScrollView: UIFocusItemScrollableContainer {
}

/// The system that moves the focus. No environment has one.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  open weak var focusedItem: (any UIFocusItem)? { nil }

  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var current: (any UIFocusEnvironment)? = otherEnvironment
    while let found = current, found !== environment { current = found.parentFocusEnvironment }
    return current != nil
  }

  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}

  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
}
