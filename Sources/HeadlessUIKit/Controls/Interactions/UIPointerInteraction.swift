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
