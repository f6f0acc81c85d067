/// Who hears of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
