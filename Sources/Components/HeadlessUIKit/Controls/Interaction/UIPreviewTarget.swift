public import Foundation

/// A view to display in a preview, such as during a lift effect, and the parameters of the preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  /// Where the preview is shown: by default, where the view is.
  open var target: UIPreviewTarget {
    ownTarget ?? UIPreviewTarget(container: view.superview ?? view, center: view.center)
  }
  private let ownTarget: UIPreviewTarget?

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    ownTarget = target
    super.init()
  }

  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    ownTarget = nil
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Where a preview is shown.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  /// The middle of the preview in the space of the container, in points.
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!

  public override init() {
    super.init()
  }

  /// Creates parameters for lines of text, whose rectangles are visible.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
    visiblePath = path
  }
}

/// A firm press on a view, on devices that noticed it. It never begins.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  public init(view: UIView) {
    self.view = view
    super.init()
  }

  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  open func cancel() {}
}

/// Receives the progress of a press. Its methods are not called; tests may call them.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: DelegateObject {
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
