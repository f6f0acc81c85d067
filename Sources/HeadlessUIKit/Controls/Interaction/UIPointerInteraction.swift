public import Foundation

/// How a view looks under a pointer. No pointer comes by itself; a test asks for the style with ``style(at:)``.
@preconcurrency @MainActor
open class UIPointerInteraction: ViewInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func invalidate() {}

  /// The style that a pointer at a point in the view would have; for tests, as UIKit has no name for it.
  open func style(at point: CGPoint) -> UIPointerStyle? {
    guard isEnabled, let view, view.bounds.contains(point) else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    guard let delegate,
      let region = delegate.pointerInteraction(
        self, regionFor: UIPointerRegionRequest(location: point), defaultRegion: whole)
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

/// A part of a view in which a pointer keeps its style.
@preconcurrency @MainActor
public final class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// Where a pointer is, in the interaction's view.
@preconcurrency @MainActor
public final class UIPointerRegionRequest: NSObject {
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
  }
}

/// What a pointer looks like, and what it does to the view below it.
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

/// What a pointer does to the view below it.
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
