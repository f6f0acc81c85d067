import FirstFrameComponentAssertions
import Foundation
import HeadlessUIKit
import Testing

/// Every fault is found by the check that it belongs to, by its node and its cause; what has no fault passes them all.
@Suite("Faults") @MainActor struct FaultTests {
  @Test("Every fault is caught by its check, with its node and cause, and nothing else is")
  func faults() async {
    var score = FaultScore()
    for specimen in Faults.all + Faults.none {
      let judgement = await Judgement(of: specimen)
      #expect(judgement.isRight, "\(judgement.words)")
      score.add(judgement)
    }
    print(score.table)
    print(score.line)
  }
}
