public import Foundation

extension UIView {
  /// Runs all keyframes in the order of their start times, then calls the completion.
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
    // Keyframes with equal start times run in the order in which they were added.
    let ordered = frames.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    for frame in ordered { AnimationContext.run(duration: duration, frame.element.changes) }
    completion?(true)
  }

  /// - Parameters:
  ///   - frameStartTime: From 0 to 1, relative to the enclosing animation.
  ///   - frameDuration: From 0 to 1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard AnimationContext.keyframes != nil else { return animations() }
    AnimationContext.keyframes?.append(.init(start: frameStartTime, changes: animations))
  }
}
