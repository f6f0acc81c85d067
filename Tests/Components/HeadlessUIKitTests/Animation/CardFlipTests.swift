import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// A card with two sides that hide their backs, while it is turned.
@MainActor struct CardFlipTests {
  private static let turned = CATransform3DMakeRotation(.pi, 0, 1, 0)

  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  private let front = UIView()
  private let back = UIView()
  private let timeline: AnimationTimeline

  init() {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    stage.addSubview(card)
    for (side, name) in [(front, "front"), (back, "back")] {
      side.frame = card.bounds
      side.accessibilityIdentifier = name
      side.layer.isDoubleSided = false
      card.addSubview(side)
    }
    back.layer.transform = Self.turned
    timeline = AnimationTimeline { stage }
    timeline.turn(isFirst: true) { _ = stage.layoutTree(in: RenderingEnvironment()) }
  }

  private func sides(at time: Double) -> [String?] {
    timeline.advance(to: time)
    return timeline.frame().children.flatMap(\.children).map(\.name)
  }

  @Test func sidesThatTurnAreSeenWhileTheyFaceTheViewer() {
    let (front, back) = (front, back)
    timeline.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        front.layer.transform = Self.turned
        back.layer.transform = CATransform3DIdentity
      }
    }
    #expect(sides(at: 0) == ["front"])
    #expect(sides(at: 0.25) == ["front"])
    #expect(sides(at: 0.75) == ["back"])
    #expect(sides(at: 1) == ["back"])
  }

  /// The side is on its way, at a quarter of it: 1 - 2 · 0.75.
  @Test func theSideThatComesIntoSightIsOnItsWay() {
    let back = back
    timeline.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { back.layer.transform = CATransform3DIdentity }
    }
    timeline.advance(to: 0.75)
    let transform = timeline.frame().children.first?.children.last?.transform
    #expect(transform.map { abs($0.a - 0.5) < 1e-9 } == true)
  }

  @Test func explicitAnimationsOfTheCardTurnItsSides() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi, 1)
    timeline.turn { card.layer.add(turn, forKey: nil) }
    #expect(sides(at: 0.25) == ["front"])
    #expect(sides(at: 0.75) == ["back"])
    #expect(sides(at: 1) == ["front"])
  }

  @Test func theOldPictureOfATransitionLacksTheBack() {
    let card = card
    timeline.turn {
      UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve, animations: { card.alpha = 0.5 })
    }
    timeline.advance(to: 0.5)
    let pictures = timeline.frame().children.first?.children ?? []
    #expect(pictures.map { $0.children.map(\.name) } == [["front"], ["front"]])
  }
}
