public import Foundation

/// The appearance of a pointer over a view. There is no real pointer: a test calls ``style(at:)``.
@preconcurrency @MainActor
open class UIPointerInteraction: ViewInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func invalidate() {}

  /// Returns the style of a pointer at a point in the view. For tests; UIKit has no equivalent.
  open func style(at point: CGPoint) -> UIPointerStyle? {
    guard isEnabled, let view, view.bounds.includes(point) else { return nil }
    let defaultRegion = UIPointerRegion(rect: view.bounds)
    guard let delegate,
      let region = delegate.pointerInteraction(
        self, regionFor: UIPointerRegionRequest(location: point), defaultRegion: defaultRegion)
    else { return nil }
    return delegate.pointerInteraction(self, styleFor: region)
  }
}

@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
}

/// A part of a view with one pointer style.
@preconcurrency @MainActor
public final class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// The location of a pointer in the interaction's view.
@preconcurrency @MainActor
public final class UIPointerRegionRequest: NSObject {
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
  }
}

/// The shape of a pointer and its effect on the view below it.
@preconcurrency @MainActor
public final class UIPointerStyle: NSObject {
  public let effect: UIPointerEffect?
  public let shape: UIPointerShape?

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  public init(shape: UIPointerShape) {
    effect = nil
    self.shape = shape
  }
}

public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// The effect of a pointer on the view below it.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(UITargetedPreview)

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview): preview
    }
  }
}
