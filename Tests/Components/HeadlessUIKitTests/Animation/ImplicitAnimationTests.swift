import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Changes of layers without views, and the transactions that they belong to.
@MainActor struct ImplicitAnimationTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let shape = CAShapeLayer()
  private let timeline: AnimationTimeline

  init() {
    let (stage, shape) = (stage, shape)
    shape.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    shape.strokeColor = .black
    stage.layer.addSublayer(shape)
    timeline = AnimationTimeline { stage }
    timeline.turn(isFirst: true) { _ = stage.layoutTree(in: RenderingEnvironment()) }
  }

  /// Makes changes in a turn in which layers are animated for one second, at constant speed.
  private func change(_ changes: () -> Void) {
    timeline.turn {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      changes()
    }
  }

  private func node(at time: Double) throws -> LayoutNode {
    timeline.advance(to: time)
    return try #require(timeline.frame().children.first)
  }

  // MARK: Layers

  @Test func layersThatChangeAtOnceAreNotAnimated() throws {
    shape.changesAtOnce = true
    change {
      shape.opacity = 0
      shape.strokeEnd = 0.5
      shape.position.x = 110
    }
    let early = try node(at: 0.5)
    #expect(early == (try node(at: 1)))
    #expect(!timeline.hasAnimations)
  }

  /// The layer is at 0.5 of its way if it is animated, and at its end otherwise.
  @Test(
    arguments: [
      (nil, 0.5, 50.0), ("opacity", 0, 50), ("position", 0.5, 100), ("bounds", 0.5, 50), ("strokeEnd", 0.5, 50),
    ] as [(String?, Double, CGFloat)]) func noActionsAreHonored(key: String?, opacity: Double, x: CGFloat) throws
  {
    shape.actions = key.map { [$0: NSNull()] }
    change {
      shape.opacity = 0
      shape.position.x = 110
    }
    let node = try node(at: 0.5)
    #expect(node.opacity == opacity)
    #expect(node.frame.minX == x)
  }

  /// As Apple documents for `CAShapeLayer.path`.
  @Test func pathsChangeAtOnce() throws {
    change { shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    let early = try node(at: 0.5)
    #expect(early == (try node(at: 1)))
  }

  @Test func strokesGrowByThemselves() throws {
    shape.strokeEnd = 0.9
    change { shape.strokeEnd = 0.8 }
    let early = try node(at: 0.5)
    #expect(early != (try node(at: 1)))
  }

  @Test func describingAShapeKeepsItsMissingColor() throws {
    shape.strokeColor = nil
    let color = CABasicAnimation(keyPath: "strokeColor")
    (color.toValue, color.duration) = (CGColor.white, 1)
    timeline.turn { shape.add(color, forKey: nil) }
    let node = try node(at: 0.5)
    #expect(node.children.first?.path?.stroke?.color.alpha == 128)
    #expect(shape.strokeColor == nil)
  }

  @Test(arguments: [Double.infinity, .nan, -1]) func impossibleDurationsAreTheStandardOne(duration: Double) throws {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, duration)
    timeline.turn { shape.add(fade, forKey: nil) }
    // Half of 0.25 seconds.
    #expect(try node(at: 0.125).opacity == 0.5)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan]) func impossibleAnglesTurnNothing(angle: Double) throws {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue, turn.duration) = (angle, angle, 1)
    timeline.turn { shape.add(turn, forKey: nil) }
    #expect(try node(at: 0.5).transform == .identity)
  }

  // MARK: Transactions

  @Test(arguments: [true, false]) func changesWithoutADurationAreSeenAtOnce(isGroup: Bool) throws {
    timeline.turn {
      if isGroup { CATransaction.begin() }
      CATransaction.setAnimationDuration(0)
      shape.opacity = 0
      if isGroup { CATransaction.commit() }
    }
    #expect(try node(at: 0).opacity == 0)
    #expect(!timeline.hasAnimations)
  }

  @Test func aTransactionInTheFirstTurnIsTheBeginning() {
    let stage = stage
    let timeline = AnimationTimeline { stage }
    timeline.turn(isFirst: true) {
      CATransaction.begin()
      shape.opacity = 0
      CATransaction.commit()
    }
    #expect(timeline.frame().children.first?.opacity == 0)
    #expect(!timeline.hasAnimations)
  }

  @Test func completionBlocksCanBeRead() {
    var calls = 0
    timeline.turn {
      CATransaction.setCompletionBlock { calls += 1 }
      CATransaction.completionBlock()?()
      CATransaction.begin()
      #expect(CATransaction.completionBlock() == nil)
      CATransaction.setCompletionBlock { calls += 10 }
      CATransaction.completionBlock()?()
      CATransaction.commit()
    }
    timeline.advance(to: 1)
    #expect(calls == 22)
    #expect(CATransaction.completionBlock() == nil)
  }

  @Test func settingsEndWithTheTurn() throws {
    timeline.turn { CATransaction.setDisableActions(true) }
    change { shape.opacity = 0 }
    #expect(try node(at: 0.5).opacity == 0.5)
  }

  @Test func settingsCanBeRead() {
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.25)
    timeline.turn {
      #expect(!CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationDuration(3)
      #expect(CATransaction.disableActions())
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  private func fade(_ duration: Double) {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, duration)
    shape.add(fade, forKey: "fade")
  }

  /// What a transaction contains, and when its completion is called.
  private nonisolated static let contents: [(String, @MainActor (Self) -> Void, Double)] = [
    ("nothing", { _ in }, 0),
    ("an animation", { $0.fade(1) }, 1),
    ("a change", { $0.shape.opacity = 0 }, 0.25),
    (
      "a change and an animation",
      {
        $0.shape.position.x = 40
        $0.fade(0.1)
      }, 0.25
    ),
    ("an animation of a view", { test in UIView.animate(withDuration: 3) { test.stage.alpha = 0 } }, 3),
    (
      "another transaction",
      {
        CATransaction.begin()
        $0.fade(2)
        CATransaction.commit()
      }, 2
    ),
  ]

  @Test(arguments: contents.indices, [true, false])
  func completionsWaitForTheAnimations(index: Int, isGroup: Bool) {
    let (name, changes, expected) = Self.contents[index]
    let timeline = timeline
    // An animation from before, which the transaction replaces.
    timeline.turn { fade(20) }
    timeline.advance(to: 4)
    var end: Double?
    timeline.turn {
      if isGroup { CATransaction.begin() }
      CATransaction.setCompletionBlock { end = timeline.now }
      changes(self)
      if isGroup { CATransaction.commit() }
    }
    timeline.advance(to: 30)
    #expect(end == 4 + expected, "\(name)")
  }
}
