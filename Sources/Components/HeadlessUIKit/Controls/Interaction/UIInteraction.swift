public import Foundation

/// A behavior of a view, which is notified when it is added to the view or removed from it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// The base class of the interactions in this module. It stores the view.
@preconcurrency @MainActor
open class ViewInteraction: NSObject, UIInteraction {
  open var view: UIView? { viewHandle?.object }
  private var viewHandle: WeakHandle<UIView>?

  public override init() {
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    viewHandle = view?.handle
  }
}

extension UIView {
  /// Adds an interaction and removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}

/// Displays the content of small views at a large size, for users of the largest text sizes.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: ViewInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// Whether the content size category of the current traits is an accessibility category.
  open class var isEnabled: Bool { UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory }

  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Returns the title that a long press at a point in the view would display. For tests; UIKit has no equivalent.
  open func title(at point: CGPoint) -> String? {
    var hit = view?.hitTest(point, with: nil)
    while let current = hit {
      if current.showsLargeContentViewer { return current.largeContentTitle }
      if current === view { return nil }
      hit = current.superview
    }
    return nil
  }
}

@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

/// A view to display in a preview, such as during a lift effect, and the parameters of the preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}

@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!

  public override init() {
    super.init()
  }
}

/// The appearance of a view under a pointer or gaze. Stored but unused.
public struct UIHoverStyle: Hashable, Sendable {
  public var effect: Effect
  public var isEnabled = true

  public init(effect: Effect = .automatic) {
    self.effect = effect
  }

  public static func automatic() -> UIHoverStyle { UIHoverStyle() }

  public enum Effect: Hashable, Sendable {
    case automatic, highlight, lift
  }
}
