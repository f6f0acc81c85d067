/// A change from one state of a layer to another, of which only the second is seen.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  public override init() {
    super.init()
  }
}
