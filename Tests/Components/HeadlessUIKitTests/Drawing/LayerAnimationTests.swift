import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct LayerAnimationTests {
  private let layer = CALayer()
  private let log = StopLog()

  private func fade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.25
    let duration: CFTimeInterval = 0.3
    fade.duration = duration
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    fade.delegate = log
    return fade
  }

  @Test func aRemovedAnimationDoesNotChangeTheLayer() {
    layer.add(fade(), forKey: "fade")
    #expect(layer.opacity == 1)
    #expect(layer.animationKeys() == nil)
    #expect(log.stops == 1)
  }

  @Test func aRetainedAnimationSetsItsEndValue() {
    let fade = fade()
    fade.isRemovedOnCompletion = false
    fade.fillMode = .forwards
    layer.add(fade, forKey: "fade")
    #expect(layer.opacity == 0.25)
    #expect(layer.animation(forKey: "fade") === fade)
    #expect(log.stops == 1)
  }

  @Test func anEndlessAnimationIsStoredUntilRemoved() {
    let pulse = fade()
    pulse.repeatCount = .infinity
    pulse.autoreverses = true
    layer.add(pulse, forKey: "pulse")
    #expect(layer.animation(forKey: "pulse") === pulse)
    #expect(log.stops == 0)
    #expect(layer.opacity == 1)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func finiteRepetitionsEndAtOnce() {
    let pulse = fade()
    pulse.repeatCount = 3
    layer.add(pulse, forKey: "pulse")
    #expect(layer.animationKeys() == nil)
    #expect(log.stops == 1)
  }

  @Test func aGroupSetsTheEndValuesOfItsAnimations() {
    let (group, radius) = (CAAnimationGroup(), CABasicAnimation(keyPath: "cornerRadius"))
    radius.toValue = 8
    group.animations = [fade(), radius]
    group.isRemovedOnCompletion = false
    group.fillMode = .forwards
    layer.add(group, forKey: nil)
    #expect(layer.opacity == 0.25)
    #expect(layer.cornerRadius == 8)
  }

  @Test func contentsUseTheContentsScale() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.contents = CGImage(Bitmap(size: try PixelSize(width: 4, height: 4)))
    view.layer.contentsScale = 2
    let node = view.layoutTree(in: RenderingEnvironment())
    #expect(node.image?.scale == 2)
  }
}

final class StopLog: NSObject, CAAnimationDelegate {
  var stops = 0

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops += 1 }
}
