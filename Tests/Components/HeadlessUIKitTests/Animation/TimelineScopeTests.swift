import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Which code the clock of a timeline applies to: that of its turns, and neither tasks nor drawing.
@MainActor struct TimelineScopeTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let timeline: AnimationTimeline

  init() {
    let stage = stage
    stage.addSubview(box)
    timeline = AnimationTimeline { stage }
    timeline.turn(isFirst: true) { _ = stage.layoutTree(in: RenderingEnvironment()) }
  }

  @Test func aTurnEndsWithItsCall() {
    timeline.turn { #expect(AnimationTimeline.current != nil) }
    #expect(AnimationTimeline.current == nil)
  }

  @Test func tasksOfATurnRunOutsideOfIt() async {
    let box = box
    var log: [String] = []
    var task: Task<Void, Never>?
    timeline.turn {
      task = Task { @MainActor in
        UIView.animate(withDuration: 1, animations: { box.alpha = 0.5 }, completion: { _ in log.append("animated") })
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("committed") }
        box.layer.opacity = 1
        CATransaction.commit()
      }
    }
    await task?.value
    #expect(log == ["animated", "committed"])
  }

  @Test func drawingStartsNoAnimations() {
    let layer = AnimatingLayer()
    layer.frame = box.bounds
    box.layer.addSublayer(layer)
    timeline.turn { layer.onDraw = { UIView.animate(withDuration: 1) { layer.opacity = 0.5 } } }
    #expect(!timeline.hasAnimations)
    #expect(layer.opacity == 0.5)
  }

  @Test func masksOfViewsAreLaidOutInTheirTurn() {
    final class Mask: UIView {
      var wasAnimated = false
      override func layoutSubviews() { wasAnimated = AnimationTimeline.current != nil }
    }
    final class Hole: CALayer {
      override func layoutSublayers() { opacity = AnimationTimeline.current == nil ? 0 : 1 }
    }
    let (mask, hole) = (Mask(frame: box.bounds), Hole())
    hole.opacity = 0
    mask.layer.addSublayer(hole)
    timeline.turn { box.mask = mask }
    #expect(mask.wasAnimated)
    #expect(hole.opacity == 1)
  }

  @Test func drawingSeesTheTimeOfTheClock() {
    let layer = AnimatingLayer()
    box.layer.addSublayer(layer)
    timeline.advance(to: 2)
    var time = 0.0
    layer.onDraw = { time = CACurrentMediaTime() }
    _ = timeline.frame()
    #expect(time == VirtualClock.start + 2)
  }

  @Test func theLayoutOfALayerStartsAnimations() {
    let layer = AnimatingLayer()
    layer.onLayout = {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
      layer.add(fade, forKey: "fade")
    }
    let box = box
    timeline.turn { box.layer.addSublayer(layer) }
    timeline.advance(to: 0.25)
    #expect(timeline.frame().children.first?.children.first?.opacity == 0.25)
  }

  /// Springs are costly to solve.
  @Test func onlyATimelineAsksForTheTiming() {
    var count = 0
    func timing() -> AnimationTiming {
      count += 1
      return AnimationTiming(duration: 1, curve: .linear)
    }
    AnimationContext.animate(duration: 1, timing(), {})
    AnimationContext.run(duration: 1, timing(), {})
    #expect(count == 0)
    timeline.turn { AnimationContext.animate(duration: 1, timing(), {}) }
    #expect(count == 1)
  }
}

/// A layer that calls closures where subclasses have code.
private final class AnimatingLayer: CALayer {
  var onDraw: () -> Void = {}
  var onLayout: () -> Void = {}

  override func draw(in ctx: CGContext) { onDraw() }
  override func layoutSublayers() { onLayout() }
}
