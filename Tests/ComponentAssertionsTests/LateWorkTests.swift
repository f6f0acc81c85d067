import Dispatch
import FirstFrameComponentAssertions
import Foundation
import HeadlessUIKit
import Testing
import XCTest

@Suite("Late work") @MainActor struct LateWorkTests {
  @Test("Only work within the limit is waited for")
  func limit() async {
    let within = await verifyFirstFrame(lateWorkLimit: 0.06) { card(DelayedCard(delay: 0.05)) }
    // A busy machine takes part of the 50 ms between the calculation of the deadline and the call that sets it.
    let expected = #/`oddsLabel` showed '1\.85' in the first frame and 'late' (4\d|50) ms later, by `asyncAfter`.*/#
    #expect(within.first?.description.wholeMatch(of: expected) != nil, "\(within)")
    #expect(await verifyFirstFrame(lateWorkLimit: 0.04) { card(DelayedCard(delay: 0.05)) }.isEmpty)
    #expect(await verifyFirstFrame { card(DelayedCard(delay: 0.31)) }.isEmpty)
  }

  @Test("Sizing waits for late work")
  func sizing() async {
    let findings = await verifySizing { card(DelayedCard(delay: 0.02, text: "a\nb")) }
    #expect(findings.first?.description.contains("in a later turn of the main queue") == true, "\(findings)")
  }

  @Test("Changes by work beyond the limit are no findings, even if it runs during the check")
  func busyMainQueue() async {
    let findings = await verifyReuse(
      of: CardOnBusyQueue(), states: [OddsModel(.home), OddsModel(.draw)], mutating: { $0.send(.moved) }
    ) { $0.configure(with: $1) }
    #expect(findings.isEmpty)
  }

  private func card(_ card: OddsCard) -> UIView {
    card.configure(with: OddsModel(.home))
    return card
  }
}

/// The same checks in XCTest, where the main thread runs the main run loop.
final class LateWorkInXCTest: XCTestCase {
  @MainActor
  func testLateChangesAreFoundByEveryRoute() async {
    for specimen in Faults.late + Faults.correctlyLate {
      let evaluation = await Evaluation(of: specimen, checking: .firstFrame)
      XCTAssertTrue(evaluation.isExpected, evaluation.explanation)
    }
  }
}

/// Changes a text after a delay.
private final class DelayedCard: OddsCard {
  private let delay: Double
  private let text: String

  init(delay: Double, text: String = "late") {
    self.delay = delay
    self.text = text
    super.init(frame: .zero)
    oddsLabel.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }

  override func bind(_ model: OddsModel) {
    super.bind(model)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [oddsLabel, text] in oddsLabel.text = text }
  }
}

/// Hides its odds after 0.4 seconds, and blocks the main queue for a time.
private final class CardOnBusyQueue: OddsCard {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [weak self] in self?.oddsLabel.isHidden = true }
    DispatchQueue.main.async { Thread.sleep(forTimeInterval: 0.15) }
  }
}
