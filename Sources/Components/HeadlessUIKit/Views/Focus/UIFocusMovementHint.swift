public import Foundation

/// How a touch leans towards the next element with the focus. There is no remote control.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  open var movementDirection: CGVector { CGVector(dx: 0, dy: 0) }
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  open var rotation: CGVector { CGVector(dx: 0, dy: 0) }
  open var translation: CGVector { CGVector(dx: 0, dy: 0) }
  open var interactionTransform: CATransform3D { CATransform3DIdentity }
}

/// Whether the focus is shown before a key moved it.
public enum UIFocusItemDeferralMode: Int, CaseIterable, Sendable {
  case automatic = 0
  case always = 1
  case never = 2
}

extension UIFocusEnvironment {
  public var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }
}

extension UIFocusItem {
  public var isTransparentFocusItem: Bool { false }
  public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

extension UIView {
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
}

extension UIViewController {
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

extension UIFocusEnvironment {
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
}

extension UIFocusSystem {
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}
