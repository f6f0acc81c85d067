public import Foundation

/// A behaviour that views take on, and that hears which view it is in.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// What the interactions of this module have in common: they know their view.
@preconcurrency @MainActor
open class ViewInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  public override init() {
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

extension UIView {
  /// A view has an interaction once; one that is added to another view leaves the first.
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

/// Shows what a small view says in large, for readers of the largest text sizes.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: ViewInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// Whether the reader's text is as large as the viewer asks for, in the environment that is being laid out.
  open class var isEnabled: Bool { UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory }

  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// The title that a long press at a point in the view would show; for tests, as UIKit has no name for it.
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

/// A view that something is shown of while it is lifted, and how.
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

  /// In points.
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

/// What a view does under a gaze or a pointer, which never come here.
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
