/// Changes that happen together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  public override init() {
    super.init()
  }

  override var basicAnimations: [CABasicAnimation] { (animations ?? []).flatMap(\.basicAnimations) }
}
