public import Foundation

/// A rectangle in a view that takes part in layout and shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open var identifier = ""
  open internal(set) weak var owningView: UIView?
  /// The rectangle in the owning view's space, in points, as of the last layout.
  open internal(set) var layoutFrame = CGRect.zero
  /// For the guides that a view brings along: the insets from its edges that they keep.
  var insets: ((UIView) -> UIEdgeInsets)?

  public override init() {
    super.init()
  }
}
