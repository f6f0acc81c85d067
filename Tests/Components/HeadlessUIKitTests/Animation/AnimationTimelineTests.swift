import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// How views and layers look at times of a virtual clock. The expected values follow from linear curves, so that they
/// can be worked out by hand.
@MainActor struct AnimationTimelineTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let timeline: AnimationTimeline

  init() {
    let stage = stage
    box.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    stage.addSubview(box)
    timeline = AnimationTimeline { stage }
    timeline.turn(isFirst: true) { _ = stage.layoutTree(in: RenderingEnvironment()) }
  }

  private func animate(_ options: UIView.AnimationOptions = .curveLinear, _ changes: @escaping () -> Void) {
    timeline.turn { UIView.animate(withDuration: 1, delay: 0, options: options, animations: changes) }
  }

  /// The node of the box at a time.
  private func node(at time: Double) throws -> LayoutNode {
    timeline.advance(to: time)
    return try #require(timeline.frame().children.first)
  }

  // MARK: Views

  @Test func framesMoveAndGrow() throws {
    animate { box.frame = CGRect(x: 100, y: 40, width: 40, height: 60) }
    #expect(try node(at: 0).frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(try node(at: 0.25).frame == CGRect(x: 25, y: 10, width: 25, height: 30))
    #expect(try node(at: 1).frame == CGRect(x: 100, y: 40, width: 40, height: 60))
    #expect(box.frame.minX == 100)
  }

  @Test func opacityAndBackgroundFade() throws {
    animate {
      box.alpha = 0
      box.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
    let node = try node(at: 0.4)
    #expect(abs(node.opacity - 0.6) < 1e-9)
    #expect(node.background == .color(Color(red: 102, green: 102, blue: 102)))
  }

  @Test func transformsTurnAndScale() throws {
    animate { box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3) }
    let transform = try node(at: 0.5).transform
    // By 45 degrees, at twice the size: 2 cos 45° = √2.
    #expect(abs(transform.a - 2.0.squareRoot()) < 1e-9)
    #expect(abs(transform.b - 2.0.squareRoot()) < 1e-9)
  }

  @Test func cornersAndBordersChange() throws {
    box.layer.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    animate {
      box.layer.cornerRadius = 10
      box.layer.borderWidth = 4
    }
    let node = try node(at: 0.5)
    #expect(node.cornerRadii == CornerRadii(5))
    #expect(node.border?.width == 2)
  }

  @Test func changesOutsideOfAnimationsAreSeenAtOnce() throws {
    timeline.turn { box.frame.origin.x = 100 }
    #expect(try node(at: 0).frame.minX == 100)
    #expect(!timeline.hasAnimations)
  }

  private nonisolated static let momentary: [(String, @MainActor (UIView) -> Void)] = [
    ("animation", { box in UIView.animate(withDuration: 0) { box.alpha = 0.5 } }),
    (
      "transition",
      { box in
        UIView.transition(with: box, duration: 0, options: .transitionCrossDissolve, animations: { box.alpha = 0.5 })
      }
    ),
    ("animator", { box in UIViewPropertyAnimator(duration: 0, curve: .linear) { box.alpha = 0.5 }.startAnimation() }),
  ]

  @Test(arguments: momentary.indices) func animationsWithoutADurationAreSeenAtOnce(index: Int) throws {
    let (name, change) = Self.momentary[index]
    timeline.turn { change(box) }
    #expect(try node(at: 0).opacity == 0.5, "\(name)")
    #expect(!timeline.hasAnimations, "\(name)")
  }

  @Test func delayedAnimationsWait() throws {
    timeline.turn {
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { box.frame.origin.x = 100 })
    }
    #expect(try node(at: 0.9).frame.minX == 0)
    #expect(try node(at: 1.5).frame.minX == 50)
  }

  @Test func completionsRunAtTheEndAndCanAnimateOn() throws {
    var ends: [Double] = []
    let (timeline, box) = (timeline, box)
    timeline.turn {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { box.frame.origin.x = 100 },
        completion: { _ in
          ends.append(timeline.now)
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.frame.origin.x = 0 })
        })
    }
    #expect(try node(at: 0.5).frame.minX == 50)
    #expect(ends.isEmpty)
    #expect(try node(at: 1.25).frame.minX == 75)
    #expect(ends == [1])
  }

  @Test func animationsOfOnePositionAddUp() throws {
    animate { box.frame.origin.x = 100 }
    timeline.advance(to: 0.5)
    animate { box.frame.origin.x = 0 }
    // At 0.5 the box is at 50: 0 + (0 - 100) · 0.5 + (100 - 0) · 1.
    #expect(try node(at: 0.5).frame.minX == 50)
    #expect(try node(at: 0.75).frame.minX == 50)
    #expect(try node(at: 1.25).frame.minX == 25)
  }

  @Test func nestedAnimationsHaveTheOuterDuration() throws {
    let box = box
    timeline.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 8) { box.frame.origin.x = 100 }
      }
    }
    #expect(try node(at: 0.5).frame.minX == 50)
  }

  @Test func changesWithoutAnimationInAnAnimationAreSeenAtOnce() throws {
    let box = box
    animate { UIView.performWithoutAnimation { box.frame.origin.x = 100 } }
    #expect(try node(at: 0).frame.minX == 100)
  }

  @Test func reversedRunsGoBack() throws {
    animate([.curveLinear, .repeat, .autoreverse]) { box.frame.origin.x = 100 }
    #expect(try node(at: 0.5).frame.minX == 50)
    #expect(try node(at: 1.75).frame.minX == 25)
    #expect(try node(at: 2.5).frame.minX == 50)
  }

  @Test func springsOvershoot() throws {
    let box = box
    timeline.turn {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
        animations: { box.frame.origin.x = 100 })
    }
    let positions = try stride(from: 0.0, through: 1, by: 0.05).map { try node(at: $0).frame.minX }
    #expect(positions.max().map { $0 > 110 } == true)
    #expect(abs((positions.last ?? 0) - 100) < 0.5)
  }

  @Test func keyFramesFollowEachOther() throws {
    let box = box
    timeline.turn {
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            box.alpha = 0
            box.frame.origin.x = 100
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            box.alpha = 1
            box.frame.origin.x = 40
          }
        })
    }
    let early = try node(at: 0.5)
    #expect(abs(early.opacity - 0.5) < 1e-9)
    #expect(early.frame.minX == 50)
    let middle = try node(at: 1)
    #expect(middle.opacity < 1e-9)
    #expect(middle.frame.minX == 100)
    let late = try node(at: 1.5)
    #expect(abs(late.opacity - 0.5) < 1e-9)
    #expect(late.frame.minX == 70)
  }

  @Test func animatorsHaveTheirTiming() throws {
    let (timeline, box) = (timeline, box)
    var position: UIViewAnimatingPosition?
    timeline.turn {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 100 }
      animator.addCompletion { position = $0 }
      animator.startAnimation(afterDelay: 1)
    }
    #expect(try node(at: 1.5).frame.minX == 50)
    #expect(position == nil)
    timeline.advance(to: 2)
    #expect(position == .end)
  }

  @Test func aCrossDissolveMixesBothPictures() throws {
    let (stage, box) = (stage, box)
    timeline.turn {
      UIView.transition(
        with: stage, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { box.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1) })
    }
    timeline.advance(to: 0.25)
    let frame = timeline.frame()
    #expect(frame.isIsolated)
    #expect(frame.children.map(\.opacity) == [0.75, 0.25])
    #expect(frame.children.last?.blend == .plusLighter)
    timeline.advance(to: 1)
    #expect(!timeline.frame().isIsolated)
  }

  // MARK: Layers

  private func basic(_ keyPath: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    return animation
  }

  private func add(_ animation: CAAnimation) {
    let box = box
    timeline.turn { box.layer.add(animation, forKey: "animation") }
  }

  @Test func explicitAnimationsAreSeenAndEnd() throws {
    add(basic("opacity", 0, 1))
    #expect(abs(try node(at: 0.25).opacity - 0.25) < 1e-9)
    #expect(box.layer.animationKeys() == ["animation"])
    #expect(try node(at: 1).opacity == 1)
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func animationsThatStayFillForwards() throws {
    let fade = basic("opacity", 1, 0)
    fade.isRemovedOnCompletion = false
    fade.fillMode = .forwards
    add(fade)
    #expect(try node(at: 3).opacity == 0)
    #expect(box.alpha == 1)
  }

  @Test(arguments: [
    ("position.x", 10.0, 110.0, CGRect(x: 50, y: 0, width: 20, height: 20)),
    ("bounds.size.width", 20.0, 60.0, CGRect(x: -10, y: 0, width: 40, height: 20)),
    ("transform.translation.x", 0.0, 40.0, CGRect(x: 0, y: 0, width: 20, height: 20)),
  ]) func geometry(keyPath: String, from: Double, to: Double, frame: CGRect) throws {
    add(basic(keyPath, from, to))
    let node = try node(at: 0.5)
    #expect(node.frame == frame)
    #expect(node.transform.tx == (keyPath.hasPrefix("transform") ? 20 : 0))
  }

  @Test func rotationsTurnByTheirAngle() throws {
    add(basic("transform.rotation.z", 0, 2 * Double.pi))
    // After a quarter of a turn.
    let transform = try node(at: 0.25).transform
    #expect(abs(transform.a) < 1e-9)
    #expect(abs(transform.b - 1) < 1e-9)
  }

  @Test func colorsAndRadiiChange() throws {
    add(
      basic(
        "backgroundColor", CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
    add(basic("cornerRadius", 0, 10))
    let node = try node(at: 0.5)
    #expect(node.cornerRadii == CornerRadii(5))
  }

  @Test func keyFrameAnimationsPassTheirValues() throws {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [10, 110, 60]
    animation.keyTimes = [0, 0.8, 1]
    animation.duration = 1
    add(animation)
    #expect(try node(at: 0.4).frame.minX == 50)
    #expect(abs(try node(at: 0.9).frame.minX - 75) < 1e-9)
  }

  @Test func keyFrameAnimationsFollowPaths() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 60))
    animation.path = path.cgPath
    animation.calculationMode = .paced
    animation.duration = 1.5
    add(animation)
    #expect(try node(at: 0.5).frame.origin == CGPoint(x: 50, y: 0))
    #expect(try node(at: 1.25).frame.origin == CGPoint(x: 100, y: 25))
  }

  @Test func discreteKeyFramesJump() throws {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [1, 0.5]
    animation.calculationMode = .discrete
    animation.duration = 1
    add(animation)
    #expect(try node(at: 0.4).opacity == 1)
    #expect(try node(at: 0.6).opacity == 0.5)
  }

  @Test func springAnimationsFollowTheirEquation() throws {
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (10, 110, 3)
    (animation.stiffness, animation.damping) = (100, 20)
    add(animation)
    let progress = 1 - exp(-2.0) * 3
    #expect(abs(try node(at: 0.2).frame.minX - CGFloat(100 * progress)) < 1e-6)
  }

  @Test func groupsRunTheirAnimationsTogether() throws {
    let (group, late) = (CAAnimationGroup(), basic("opacity", 1, 0))
    late.beginTime = 1
    group.animations = [basic("position.x", 10, 110), late]
    group.duration = 2
    add(group)
    #expect(try node(at: 0.5).frame.minX == 50)
    let second = try node(at: 1.5)
    #expect(second.frame.minX == 0)
    #expect(abs(second.opacity - 0.5) < 1e-9)
  }

  @Test func beginTimesAreThoseOfTheClock() throws {
    let fade = basic("opacity", 0, 1)
    fade.fillMode = .backwards
    let box = box
    timeline.turn {
      fade.beginTime = CACurrentMediaTime() + 1
      box.layer.add(fade, forKey: nil)
    }
    #expect(try node(at: 0.5).opacity == 0)
    #expect(abs(try node(at: 1.5).opacity - 0.5) < 1e-9)
  }

  @Test func strokesGrow() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    shape.fillColor = nil
    box.layer.addSublayer(shape)
    let animation = basic("strokeEnd", 0, 1)
    timeline.turn { shape.add(animation, forKey: nil) }
    let half = try node(at: 0.5)
    #expect(shape.strokeEnd == 1)
    let full = try node(at: 1)
    #expect(half != full)
  }

  @Test func layersWithoutViewsAreAnimatedByThemselves() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    box.layer.addSublayer(layer)
    timeline.turn {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.commit()
    }
    #expect(try node(at: 0.5).children.first?.opacity == 0.5)
  }

  @Test func disabledActionsAreSeenAtOnce() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    box.layer.addSublayer(layer)
    timeline.turn {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
    }
    #expect(try node(at: 0).children.first?.opacity == 0)
  }

  @Test func transitionsPushTheOldPictureOut() throws {
    let box = box
    let push = CATransition()
    push.type = .push
    push.subtype = .fromRight
    push.duration = 1
    push.timingFunction = CAMediaTimingFunction(name: .linear)
    timeline.turn {
      box.layer.add(push, forKey: nil)
      box.backgroundColor = .white
    }
    let node = try node(at: 0.25)
    #expect(node.children.map(\.frame.minX) == [-5, 15])
    #expect(node.clips)
  }

  @Test func delegatesHearTheEndOnTheClock() {
    let log = StopLog()
    let fade = basic("opacity", 0, 1)
    fade.delegate = log
    add(fade)
    timeline.advance(to: 0.9)
    #expect(log.stops == 0)
    timeline.advance(to: 1)
    #expect(log.stops == 1)
  }
}
