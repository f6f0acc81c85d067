public import Foundation

extension UIView {
  /// Makes the changes of all keyframes, in the order of their starts, and then calls the completion.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = AnimationContext.keyframes
    AnimationContext.keyframes = []
    AnimationContext.run(duration: duration, animations)
    let frames = AnimationContext.keyframes ?? []
    AnimationContext.keyframes = outer
    // Of keyframes that start together, the one that was added first comes first.
    let ordered = frames.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    for frame in ordered { AnimationContext.run(duration: duration, frame.element.changes) }
    completion?(true)
  }

  /// - Parameters:
  ///   - frameStartTime: From 0 to 1, in the animation around it.
  ///   - frameDuration: From 0 to 1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard AnimationContext.keyframes != nil else { return animations() }
    AnimationContext.keyframes?.append(.init(start: frameStartTime, changes: animations))
  }
}
