import Foundation

/// Makes the effect at an edge of a scroll view follow the shape of the view's subviews. Bars draw their own backgrounds, so no
/// effect is drawn.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: ViewInteraction {
  open weak var scrollView: UIScrollView?
  /// The edge of the scroll view that the view overlaps.
  open var edge: UIRectEdge = []

  public override init() {
    super.init()
  }
}
