import FirstFrameComponentAssertions
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
import Foundation
import HeadlessUIKit
import Testing

@testable import FirstFrameSnapshots

/// Pictures of animations.
@MainActor struct FilmstripTests {
  @Test func aCardOpensWithASpring() {
    assertSnapshot(of: OpeningCard(), as: .filmstrip(duration: 0.6, frames: 9) { $0.open() })
  }

  @Test func aCardOpensInDarkAppearance() {
    assertSnapshot(
      of: OpeningCard(),
      as: .filmstrip(duration: 0.6, frames: 4, traits: UITraitCollection(userInterfaceStyle: .dark)) { $0.open() })
  }

  @Test func layersTurnGrowAndChangeTheirColor() {
    assertSnapshot(of: LoadingRing(), as: .filmstrip(duration: 1, frames: 6))
  }

  @Test func onePictureTurnsIntoAnother() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    label.text = "3:1"
    label.backgroundColor = .systemYellow
    label.textAlignment = .center
    assertSnapshot(
      of: label,
      as: .filmstrip(duration: 0.4, frames: 5) { label in
        UIView.transition(
          with: label, duration: 0.4, options: .transitionCrossDissolve,
          animations: {
            label.text = "4:1"
            label.backgroundColor = .systemGreen
          })
      })
  }

  private func problem(_ strategy: Snapshotting<OpeningCard, Bitmap>) -> String {
    do {
      _ = try strategy.capture(OpeningCard(), isOnMainActor: true)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func aStripWithoutAnimationsIsRefused() {
    #expect(problem(.filmstrip(duration: 0.3)).contains("no animation starts within the 0.3 seconds"))
    let jump = Snapshotting<OpeningCard, Bitmap>.filmstrip(duration: 0.3) { $0.alpha = 0.5 }
    #expect(problem(jump).contains("no animation starts"))
  }

  @Test func impossibleArgumentsAreNamed() {
    #expect(problem(.filmstrip(duration: 0)).contains("a number of seconds above 0, and not 0.0"))
    #expect(problem(.filmstrip(duration: .nan)).contains("a number of seconds above 0"))
    for duration in [3600.5, 1e300, .infinity] {
      #expect(problem(.filmstrip(duration: duration)).contains("at most 3600 seconds"))
    }
    #expect(problem(.filmstrip(duration: 1, frames: 1)).contains("from 2 to 120 frames, and not 1"))
    #expect(problem(.filmstrip(duration: 1, frames: 1000)).contains("from 2 to 120 frames, and not 1000"))
  }

  @Test func outsideOfAStripAnimationsEndAtOnce() throws {
    let card = OpeningCard()
    _ = try Snapshotting<OpeningCard, Bitmap>.filmstrip(duration: 0.1, frames: 2) { $0.open() }
      .capture(card, isOnMainActor: true)
    var isComplete = false
    UIView.animate(withDuration: 1, animations: { card.alpha = 0.5 }, completion: { isComplete = $0 })
    #expect(isComplete)
    #expect(card.layoutTree(in: RenderingEnvironment()).opacity == 0.5)
  }
}

/// A card whose detail slides out and whose arrow turns.
private final class OpeningCard: UIView {
  private let detail = UILabel()
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.down"))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
    backgroundColor = .systemBackground
    let title = UILabel(frame: CGRect(x: 12, y: 10, width: 110, height: 24))
    title.text = "Madrid"
    arrow.frame = CGRect(x: 128, y: 12, width: 20, height: 20)
    arrow.contentMode = .center
    detail.frame = CGRect(x: 12, y: 34, width: 136, height: 0)
    detail.text = "3:1 at home"
    detail.textAlignment = .center
    detail.backgroundColor = .systemBlue
    detail.textColor = .white
    detail.clipsToBounds = true
    detail.alpha = 0
    for view in [title, arrow, detail] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func open() {
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { [self] in
        detail.frame.size.height = 50
        detail.layer.cornerRadius = 12
        detail.alpha = 1
        arrow.transform = CGAffineTransform(rotationAngle: .pi)
      })
  }
}

/// A ring whose animations start when it appears.
private final class LoadingRing: UIView {
  private let ring = CAShapeLayer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    ring.frame = bounds
    ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 12, dy: 12)).cgPath
    ring.fillColor = nil
    ring.lineWidth = 8
    ring.strokeColor = UIColor.systemBlue.cgColor
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard ring.animationKeys() == nil else { return }
    let (turn, grow) = (CABasicAnimation(keyPath: "transform.rotation.z"), CAKeyframeAnimation(keyPath: "strokeEnd"))
    turn.toValue = 2 * CGFloat.pi
    grow.values = [0.1, 0.8, 1]
    let color = CABasicAnimation(keyPath: "strokeColor")
    color.toValue = UIColor.systemRed.cgColor
    let group = CAAnimationGroup()
    group.animations = [turn, grow, color]
    group.duration = 1
    ring.add(group, forKey: "loading")
  }
}
