public import Foundation

/// An element whose content is displayed at a large size.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Displays the content of small views at a large size, for users of the largest text sizes.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: ViewInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The recognizer of the long press. It recognizes nothing by itself.
  open private(set) var gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()

  /// Whether the content size category of the current traits is an accessibility category.
  open class var isEnabled: Bool { UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory }

  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Returns the title that a long press at a point in the view would display. For tests; UIKit has no equivalent.
  open func title(at point: CGPoint) -> String? {
    if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) { return item.largeContentTitle }
    var hit = view?.hitTest(point, with: nil)
    while let current = hit {
      if current.showsLargeContentViewer { return current.largeContentTitle }
      if current === view { return nil }
      hit = current.superview
    }
    return nil
  }

  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}

/// Determines which element is displayed for a point, and is notified when the display ends.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: DelegateObject {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Returns the element at a point in the interaction's view; `nil` for the view at the point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }

  /// Returns the root controller of the window; without one, an empty controller.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController(nibName: nil, bundle: nil)
  }
}
