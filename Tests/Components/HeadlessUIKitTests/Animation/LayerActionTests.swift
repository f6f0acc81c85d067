import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Which changes of layers without views are animated by themselves, and which are seen at once.
@MainActor struct LayerActionTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let timeline: AnimationTimeline

  init() {
    let stage = stage
    timeline = AnimationTimeline { stage }
    timeline.turn(isFirst: true) { _ = stage.layoutTree(in: RenderingEnvironment()) }
  }

  private func add(_ layer: CALayer) {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.layer.addSublayer(layer)
  }

  /// The node of the layer half a second after a change with a duration of one second, at constant speed.
  private func halfway(_ change: () -> Void) throws -> LayoutNode {
    timeline.turn {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      change()
    }
    timeline.advance(to: timeline.now + 0.5)
    return try #require(timeline.frame().children.first)
  }

  // MARK: Actions

  /// Answers with an action of its own for every property.
  private final class ActingLayer: CALayer {
    var act: (String) -> (any CAAction)? = { _ in nil }
    override func action(forKey event: String) -> (any CAAction)? { act(event) }
  }

  private final class Actor: NSObject, CALayerDelegate {
    var action: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { action }
  }

  @Test func layersDecideByTheirActions() throws {
    let cases: [(any CAAction)?] = [nil, NSNull(), CABasicAnimation()]
    for (action, expected) in zip(cases, [0, 0, 0.5]) {
      let layer = ActingLayer()
      layer.act = { _ in action }
      stage.layer.sublayers = nil
      add(layer)
      #expect(try halfway { layer.opacity = 0 }.opacity == expected)
    }
  }

  /// Without an action of the delegate, the layer's own actions apply.
  @Test func delegatesDecideFirst() throws {
    let cases: [((any CAAction)?, (any CAAction)?, Double)] = [
      (nil, nil, 0.5), (nil, NSNull(), 0), (NSNull(), nil, 0), (NSNull(), CABasicAnimation(), 0),
      (CABasicAnimation(), NSNull(), 0.5),
    ]
    for (answer, own, expected) in cases {
      let (layer, delegate) = (CALayer(), Actor())
      delegate.action = answer
      layer.delegate = delegate
      layer.actions = own.map { ["opacity": $0] }
      stage.layer.sublayers = nil
      add(layer)
      let node = try withExtendedLifetime(delegate) { try halfway { layer.opacity = 0 } }
      #expect(node.opacity == expected)
    }
  }

  @Test func layersOfWhichAViewIsTheDelegateChangeAtOnce() throws {
    let layer = CALayer()
    layer.delegate = stage
    add(layer)
    #expect(try halfway { layer.opacity = 0 }.opacity == 0)
  }

  @Test func actionsCanBeRead() {
    let (layer, fade) = (CALayer(), CABasicAnimation())
    #expect(layer.action(forKey: "opacity") == nil)
    #expect(stage.layer.action(forKey: "opacity") is NSNull)
    timeline.turn {
      #expect((layer.action(forKey: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
      #expect(layer.action(forKey: "onOrderIn") == nil)
      #expect(stage.layer.action(forKey: "opacity") is NSNull)
    }
    layer.actions = ["opacity": fade]
    #expect(layer.action(forKey: "opacity") === fade)
  }

  // MARK: Drawings

  /// Draws a square.
  private final class SquareLayer: CALayer {
    var side = 5
    override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: side, height: side)) }
  }

  @Test func drawingsChangeAtOnce() throws {
    let layer = SquareLayer()
    add(layer)
    let early = try halfway { layer.side = 15 }
    timeline.advance(to: 1)
    #expect(early == timeline.frame().children.first)
    #expect(!timeline.hasAnimations)
  }

  // MARK: Gradients

  private func gradient(_ first: Color, _ last: Color) -> Paint {
    .linear(
      LinearGradient(
        from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1),
        stops: [GradientStop(position: 0, color: first), GradientStop(position: 1, color: last)]))
  }

  private static let (black, white) = (CGColor.black, CGColor.white)

  @Test(arguments: [true, false]) func gradientsChangeByThemselves(isAnimated: Bool) throws {
    let layer = CAGradientLayer()
    layer.colors = [Self.black, Self.black]
    if !isAnimated { layer.actions = ["colors": NSNull()] }
    add(layer)
    let node = try halfway { layer.colors = [Self.black, Self.white] }
    let gray = Color(red: 128, green: 128, blue: 128)
    #expect(node.background == gradient(.black, isAnimated ? gray : .white))
  }

  /// UIKit animates the properties of views, and not those of the class of a layer.
  @Test func gradientsOfViewsChangeAtOnce() throws {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [Self.black, Self.black]
    stage.addSubview(view)
    timeline.turn { UIView.animate(withDuration: 1) { layer.colors = [Self.black, Self.white] } }
    timeline.advance(to: 0.5)
    #expect(timeline.frame().children.first?.background == gradient(.black, .white))
  }

  private nonisolated static func stops(_ positions: Double...) -> [GradientStop] {
    positions.map { GradientStop(position: $0, color: .black) }
  }

  /// A quarter of the way.
  @Test(
    arguments: [
      (
        .linear(LinearGradient(from: .zero, to: CGPoint(x: 1, y: 0), stops: stops(0, 0.5))),
        .linear(LinearGradient(from: CGPoint(x: 0, y: 1), to: CGPoint(x: 1, y: 1), stops: stops(0.4, 1))),
        .linear(
          LinearGradient(from: CGPoint(x: 0, y: 0.25), to: CGPoint(x: 1, y: 0.25), stops: stops(0.1, 0.625)))
      ),
      (
        .radial(RadialGradient(center: .zero, radius: 1, stops: stops(0, 1))),
        .radial(RadialGradient(center: CGPoint(x: 1, y: 0), radius: 3, stops: stops(0, 1))),
        .radial(RadialGradient(center: CGPoint(x: 0.25, y: 0), radius: 1.5, stops: stops(0, 1)))
      ),
      (
        .conic(ConicGradient(center: .zero, angle: 0, stops: stops(0, 1))),
        .conic(ConicGradient(center: .zero, angle: 120, stops: stops(0, 1))),
        .conic(ConicGradient(center: .zero, angle: 30, stops: stops(0, 1)))
      ),
      (
        .linear(LinearGradient(from: .zero, to: .zero, stops: stops(0, 1))),
        .linear(LinearGradient(from: .zero, to: .zero, stops: stops(0, 0.5, 1))),
        .linear(LinearGradient(from: .zero, to: .zero, stops: stops(0, 0.5, 1)))
      ),
    ] as [(Paint, Paint, Paint)]) func gradientsAreMixed(start: Paint, end: Paint, expected: Paint)
  {
    #expect(Interpolation(0.25)(start, end) == expected)
  }

  @Test func stopsStayInOrderBeyondTheEnd() {
    let mix = Interpolation(2)
    let paint = mix(
      .linear(LinearGradient(from: .zero, to: .zero, stops: Self.stops(0, 1))),
      .linear(LinearGradient(from: .zero, to: .zero, stops: Self.stops(0.6, 0.8))))
    // 1.2, and 0.6 without the order.
    #expect(paint == .linear(LinearGradient(from: .zero, to: .zero, stops: Self.stops(1.2, 1.2))))
  }
}
