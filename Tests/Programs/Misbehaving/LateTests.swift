import FirstFrameComponentAssertions
import Foundation
import HeadlessUIKit
import Testing

/// Components whose state arrives late, checked by both forms of the assertion.
@MainActor struct LateTests {
  @Test func awaited() async {
    await assertFirstFrame { LateCard.make() }
  }

  @Test func synchronous() {
    assertFirstFrame { LateCard.make() }
  }

  /// The component shows nothing else, so its first frame is blank as well.
  @Test func blankAtFirst() {
    assertFirstFrame { LateCard.make(title: "") }
  }
}

/// A component whose odds arrive one turn of the main queue too late.
final class LateCard: UIView {
  private let oddsLabel = UILabel(frame: CGRect(x: 8, y: 8, width: 64, height: 24))
  private let titleLabel = UILabel(frame: CGRect(x: 8, y: 40, width: 64, height: 24))

  static func make(title: String = "Home") -> LateCard {
    let card = LateCard(frame: CGRect(x: 0, y: 0, width: 80, height: 72))
    card.backgroundColor = .white
    card.titleLabel.text = title
    card.addSubview(card.titleLabel)
    card.addSubview(card.oddsLabel)
    DispatchQueue.main.async { card.oddsLabel.text = "1.85" }
    return card
  }
}
