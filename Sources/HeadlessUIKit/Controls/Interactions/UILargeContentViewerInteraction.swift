public import Foundation

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
