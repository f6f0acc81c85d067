import FirstFrameLayoutTree
public import Foundation

extension UIViewController {
  /// Replaces the view of a child by that of another, runs the animations, and calls the completion with `true`.
  func standardTransition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let container = fromViewController.view.superview ?? view
    if toViewController.view.superview == nil { container?.addSubview(toViewController.view) }
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  /// Overrides the traits of a child with those that a collection specifies; `nil` removes the overrides.
  func standardSetOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.collectedOverrides = collection
  }

  func standardOverrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.collectedOverrides
  }

  /// The traits that a container or a presentation overrides. Other overrides stay as they are.
  var collectedOverrides: UITraitCollection? {
    get { seldom["collectedOverrides"] }
    set {
      var overrides = traitOverrides
      for trait in collectedOverrides?.changedTraits(from: nil) ?? [] { overrides.remove(trait) }
      if let newValue { overrides.values = overrides.values.overridden(by: newValue.values) }
      seldom["collectedOverrides"] = newValue
      traitOverrides = overrides
    }
  }

  func standardAddKeyCommand(_ keyCommand: UIKeyCommand) {
    let commands: [UIKeyCommand] = seldom["keyCommands"] ?? []
    seldom["keyCommands"] = commands + [keyCommand]
  }

  func standardRemoveKeyCommand(_ keyCommand: UIKeyCommand) {
    let commands: [UIKeyCommand] = seldom["keyCommands"] ?? []
    seldom["keyCommands"] = commands.filter { $0 !== keyCommand }
  }

  public func setNeedsUpdateOfPrefersPointerLocked() {}
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

/// The background of a container, behind a window of the system.
public enum UIContainerBackgroundStyle: Int, CaseIterable, Sendable {
  case automatic = 0
  case glass = 1
  case hidden = 2
}

/// Creates a controller when the state of an app is restored. Nothing is restored: tests call the method.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController {
  /// The class that creates the controller when the state of an app is restored.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { seldom["restorationClass"] }
    set { seldom["restorationClass"] = newValue }
  }
}
