import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct AnimationTests {
  @Test func changesAndCompletionsRunInOrder() {
    var log: [String] = []
    UIView.animate(withDuration: 0.3) {
      log.append("outer \(UIView.inheritedAnimationDuration)")
      UIView.animate(withDuration: 0.1, delay: 2, options: .curveEaseIn) {
        log.append("inner \(UIView.inheritedAnimationDuration)")
      } completion: {
        log.append("inner done \($0)")
      }
    } completion: {
      log.append("outer done \($0)")
    }
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      log.append("spring")
    } completion: { _ in
      log.append("spring done")
    }
    #expect(
      log == ["outer 0.3", "inner 0.1", "inner done true", "outer done true", "spring", "spring done"])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func keyframesRunInTheOrderOfTheirStarts() {
    var log: [Int] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.append(2) }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.append(1) }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.2) { log.append(3) }
    } completion: { _ in
      log.append(4)
    }
    #expect(log == [1, 2, 3, 4])
  }

  @Test func transitionsSwapViews() {
    let (container, old, new) = (UIView(), UIView(), UIView())
    container.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(container.subviews == [new])
    #expect(old.superview == nil)
    container.addSubview(old)
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden)
    #expect(!old.isHidden)
    #expect(container.subviews == [new, old])
  }

  @Test func animationsCanBeDisabled() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func propertyAnimatorsRunToTheirEnd() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("first") }
    animator.addAnimations { log.append("second") }
    animator.addCompletion { log.append("at \($0)") }
    #expect(animator.state == .inactive)
    #expect(log.isEmpty)
    animator.startAnimation()
    #expect(log == ["first", "second", "at end"])
    #expect(animator.state == .inactive)
    log = []
    let scrubbed = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { log.append("changed") }
    scrubbed.addCompletion { log.append("at \($0)") }
    scrubbed.fractionComplete = 0.5
    #expect(log == ["changed"])
    #expect(scrubbed.state == .active)
    #expect(scrubbed.fractionComplete == 0.5)
    scrubbed.stopAnimation(false)
    scrubbed.finishAnimation(at: .current)
    #expect(log == ["changed", "at current"])
    #expect(scrubbed.state == .inactive)
  }
}
