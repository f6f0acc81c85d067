public import Foundation

/// Shows a menu for a selection. The menu is not drawn.
@preconcurrency @MainActor
open class UIEditMenuInteraction: ViewInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks the delegate for the menu, which is not drawn.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    presentedMenu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
  }

  /// The menu that was presented last, for tests. Not part of UIKit.
  public private(set) var presentedMenu: UIMenu?

  open func dismissMenu() {
    presentedMenu = nil
  }

  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What a menu is shown for.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  open private(set) var identifier: AnyHashable
  open private(set) var sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable("menu")
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of the arrow of a menu.
public enum UIEditMenuArrowDirection: Int, CaseIterable, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

/// The animation of a menu. Menus have ended it.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Provides the menu of an interaction.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: DelegateObject {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
