public import Foundation

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
