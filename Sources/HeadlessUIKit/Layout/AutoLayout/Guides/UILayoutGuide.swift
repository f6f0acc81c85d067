public import Foundation

/// A rectangle in a view that takes part in layout and draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open var identifier = ""
  open internal(set) weak var owningView: UIView?
  /// The rectangle in the owning view's space after the last layout, in points.
  open internal(set) var layoutFrame = CGRect.zero
  /// The insets from the owning view's edges, for the view's own guides.
  var insets: ((UIView) -> UIEdgeInsets)?

  public override init() {
    super.init()
  }
}
