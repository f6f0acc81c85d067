import Dispatch
import FirstFrameComponentAssertions
import FirstFrameConditions
import Foundation
import HeadlessUIKit
import Testing
import XCTest

@Suite(.enabled(if: WorkObservation.isAvailable)) @MainActor struct LateWorkTests {
  @Test func onlyWorkWithinTheLimitIsWaitedFor() async throws {
    let within = await verifyFirstFrame(lateWorkLimit: 0.5) { card(DelayedCard(delay: 0.05)) }
    #expect(within.first?.description.hasPrefix("`oddsLabel` showed '1.85' in the first frame and 'late' ") == true)
    let delay = try milliseconds(within, by: "`asyncAfter`")
    #expect(delay <= 50)
    #expect(await verifyFirstFrame(lateWorkLimit: 0.04) { card(DelayedCard(delay: 2)) }.isEmpty)
    #expect(await verifyFirstFrame { card(DelayedCard(delay: 2)) }.isEmpty)
  }

  /// Findings name the stated delay, and the sum of the delays if delayed work schedules other delayed work.
  @Test func findingsNameTheStatedDelay() async throws {
    let cases: [(build: @MainActor () -> OddsCard, route: String, delays: ClosedRange<Int>)] = [
      ({ CardRenderedByTimer() }, "a timer", 1...20), ({ CardRenderedByAsyncAfter() }, "`asyncAfter`", 1...20),
      ({ CardRenderedByDelayedPerform() }, "`perform(_:with:afterDelay:)`", 1...20),
      ({ CardRenderedByDispatchTimer() }, "a timer source of Dispatch", 1...20),
      ({ CardRenderedByTaskSleep() }, "a task that slept", 1...20), ({ CardRenderedByChain() }, "a timer", 21...40),
    ]
    for (build, route, delays) in cases {
      let findings = await verifyFirstFrame { card(build()) }
      let delay = try milliseconds(findings, by: route)
      #expect(delays.contains(delay), "\(route)")
    }
  }

  /// The delay that a finding names. On a busy machine, a part of it has passed when the work is scheduled.
  private func milliseconds(_ findings: [FirstFrameFinding], by route: String) throws -> Int {
    let text = try #require(findings.first?.description, "\(findings)")
    let delay = try #require(text.firstMatch(of: #/ (\d+) ms later, by ([^.,;]+)/#), "\(text)")
    #expect(delay.2.hasPrefix(route))
    return try #require(Int(delay.1))
  }

  @Test func sizingWaitsForLateWork() async {
    let findings = await verifySizing { card(DelayedCard(delay: 0.02, text: "a\nb")) }
    #expect(findings.first?.description.contains("in a later turn of the main queue") == true, "\(findings)")
  }

  @Test func changesByWorkBeyondTheLimitAreNoFindingsEvenIfItRunsDuringTheCheck() async {
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
  func testLateChangesAreFoundByEveryRoute() async throws {
    try XCTSkipUnless(WorkObservation.isAvailable)
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

/// Hides its odds after a second, and blocks the main queue for a time.
private final class CardOnBusyQueue: OddsCard {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.oddsLabel.isHidden = true }
    DispatchQueue.main.async { Thread.sleep(forTimeInterval: 0.4) }
  }
}
