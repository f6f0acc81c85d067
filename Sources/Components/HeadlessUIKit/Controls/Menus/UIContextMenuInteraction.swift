public import Foundation

/// Shows a menu and a preview after a long press on a view.
///
/// There are no touches. A test calls ``presentMenu(at:)``, which shows the menu above the view's window or root view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: ViewInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private var location = CGPoint.zero
  private var overlay: ContextMenuView?
  private var shown: UIContextMenuConfiguration?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The presentation of the menu: with a preview, or alone.
  open var menuAppearance: Appearance { overlay == nil ? .unknown : shown?.hasPreview == true ? .rich : .compact }

  /// Returns the location of the press in a view.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(location, to: view) ?? location }

  /// Shows the menu of a location, as a long press does. For tests; UIKit has no equivalent.
  ///
  /// - Returns: Whether the delegate has a menu for the location.
  @discardableResult
  open func presentMenu(at location: CGPoint) -> Bool {
    dismissMenu()
    self.location = location
    guard let view, let delegate,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    else { return false }
    let menu = configuration.actionProvider?([])
    var root = view
    while let superview = root.superview { root = superview }
    let preview =
      delegate.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    let overlay = ContextMenuView(
      menu: menu, controller: configuration.previewProvider?(), source: preview?.view ?? view)
    overlay.frame = root.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(overlay)
    self.overlay = overlay
    shown = configuration
    return true
  }

  /// Replaces the elements of the menu that is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let overlay, let menu = overlay.menu else { return }
    overlay.menu = block(menu)
  }

  open func dismissMenu() {
    guard let overlay else { return }
    if let shown { delegate?.contextMenuInteraction(self, willEndFor: shown, animator: nil) }
    overlay.removeFromSuperview()
    self.overlay = nil
    shown = nil
  }

  /// The presentation of a menu.
  public enum Appearance: UInt, CaseIterable, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }
}

/// The menu and the preview of a long press.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias PreviewProvider = @MainActor () -> UIViewController?
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  open private(set) var identifier: any NSCopying
  open var badgeCount = 0
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  var hasPreview: Bool { previewProvider != nil }

  /// - Parameters:
  ///   - identifier: Identifies the menu for the delegate.
  ///   - previewProvider: Returns the controller of the preview; `nil` to show the view itself.
  ///   - actionProvider: Returns the menu for suggested elements, of which there are none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The order of the elements of a menu.
  public enum ElementOrder: Int, CaseIterable, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }
}

/// Provides the menus of long presses.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: DelegateObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  // The methods of iOS 13 to 15. That for dismissals is not called: menus disappear at once.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// Runs animations beside those of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs animations beside the opening of a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview opens.
public enum UIContextMenuInteractionCommitStyle: Int, CaseIterable, Sendable {
  case dismiss = 0
  case pop = 1
}
