/// A change through a list of values, of which the last one is seen.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [Double]?
  open var path: CGPath?

  public override init() {
    super.init()
  }

  override var basicAnimations: [CABasicAnimation] {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = values?.last
    animation.isRemovedOnCompletion = isRemovedOnCompletion
    animation.fillMode = fillMode
    return [animation]
  }
}
