/// A change from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  public override init() {
    super.init()
  }

  override var basicAnimations: [CABasicAnimation] { [self] }
}
