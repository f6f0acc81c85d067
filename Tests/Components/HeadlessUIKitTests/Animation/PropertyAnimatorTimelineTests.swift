import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Property animators, and disabled animations, on the clock of a timeline.
@MainActor struct PropertyAnimatorTimelineTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
  private let timeline: AnimationTimeline

  init() {
    let (stage, box) = (stage, box)
    stage.addSubview(box)
    animator.addAnimations { box.frame.origin.x = 100 }
    timeline = AnimationTimeline { stage }
    timeline.turn(isFirst: true) { _ = stage.layoutTree(in: RenderingEnvironment()) }
  }

  private func x(at time: Double) -> CGFloat? {
    timeline.advance(to: time)
    return timeline.frame().children.first?.frame.minX
  }

  private func ends() -> () -> [Double] {
    let timeline = timeline
    var ends: [Double] = []
    animator.addCompletion { _ in ends.append(timeline.now) }
    return { ends }
  }

  @Test func animatorsRunForTheirDuration() {
    timeline.turn { animator.startAnimation() }
    #expect(x(at: 0.5) == 50)
    #expect(animator.isRunning)
    #expect(animator.state == .active)
    #expect(x(at: 1) == 100)
    #expect(!animator.isRunning)
    #expect(animator.state == .inactive)
  }

  @Test func aStoppedStartDoesNotEndTheNextOne() {
    timeline.turn { animator.startAnimation() }
    timeline.advance(to: 0.5)
    timeline.turn { animator.stopAnimation(true) }
    #expect(!animator.isRunning)
    let ends = ends()
    timeline.turn { animator.startAnimation() }
    timeline.advance(to: 3)
    #expect(ends() == [1.5])
  }

  @Test func aStopIsNotDrawn() {
    timeline.turn { animator.startAnimation() }
    timeline.advance(to: 0.5)
    timeline.turn { animator.stopAnimation(false) }
    #expect(x(at: 0.75) == 75)
    #expect(
      timeline.warnings
        == ["a stop of UIViewPropertyAnimator is not drawn: the animation is drawn as if it went on"])
    timeline.turn { animator.stopAnimation(true) }
    #expect(timeline.warnings.count == 1)
  }

  @Test func continuingHasNoDelay() {
    let ends = ends()
    timeline.turn { animator.startAnimation(afterDelay: 2) }
    #expect(animator.delay == 2)
    timeline.advance(to: 1)
    timeline.turn {
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    }
    timeline.advance(to: 5)
    #expect(ends() == [2])
    #expect(timeline.warnings.count == 1)
  }

  /// What a device shows halfway is drawn at its end, without a motion that nothing started.
  @Test(arguments: [true, false]) func nothingMovesBeforeTheStart(pauses: Bool) {
    let ends = ends()
    timeline.turn { if pauses { animator.pauseAnimation() } else { animator.fractionComplete = 0.25 } }
    #expect(x(at: 0.5) == 100)
    #expect(!timeline.hasAnimations)
    #expect(!animator.isRunning)
    timeline.turn { animator.startAnimation() }
    timeline.advance(to: 3)
    #expect(ends() == [1.5])
  }

  @Test func partsHaveTheirDelays() {
    let (stage, other) = (stage, UIView())
    stage.addSubview(other)
    animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)
    timeline.turn { animator.startAnimation() }
    #expect(x(at: 0.75) == 75)
    #expect(timeline.frame().children.last?.opacity == 0.5)
  }

  // MARK: Disabled animations

  private nonisolated static let animations: [(String, @MainActor (Self) -> Void)] = [
    ("animate", { test in UIView.animate(withDuration: 1) { test.box.frame.origin.x = 100 } }),
    (
      "keyframes",
      { test in
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          test.box.alpha = 0.5
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { test.box.frame.origin.x = 100 }
        }
      }
    ),
    ("animator", { $0.animator.startAnimation() }),
    (
      "transition",
      { test in
        UIView.transition(with: test.stage, duration: 1, options: .transitionCrossDissolve) {
          test.box.frame.origin.x = 100
        }
      }
    ),
  ]

  @Test(arguments: animations.indices) func disabledAnimationsAreSeenAtOnce(index: Int) {
    let (name, start) = Self.animations[index]
    let ends = ends()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    timeline.turn { start(self) }
    #expect(x(at: 0) == 100, "\(name)")
    #expect(!timeline.hasAnimations, "\(name)")
    #expect(ends() == (name == "animator" ? [0] : []))
  }

  @Test func theInheritedDurationOfASpringIsTheGivenOne() {
    var durations: [Double] = []
    func animate() {
      UIView.animate(springDuration: 0.5) { durations.append(UIView.inheritedAnimationDuration) }
    }
    animate()
    timeline.turn { animate() }
    #expect(durations == [0.5, 0.5])
  }
}
