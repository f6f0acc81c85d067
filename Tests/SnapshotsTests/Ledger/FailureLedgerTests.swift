import Testing

@testable import FirstFrameSnapshots

@Suite struct FailureLedgerTests {
  private func ledger(_ deliveries: FailureDelivery...) -> FailureLedger {
    let ledger = FailureLedger()
    let location = SnapshotLocation(
      fileID: "A/B.swift", filePath: "/A/B.swift", testName: "card()", line: 7, column: 3)
    for delivery in deliveries {
      let verdict = Verdict.Summary(kind: "mismatched", location: location, snapshot: "A/B/card.png")
      ledger.note(FailureLedger.Entry(verdict: verdict, delivery: delivery))
    }
    return ledger
  }

  @Test(
    arguments: [
      (.none, 0, true), (.none, 1, false), (.none, nil, true),
      (.anotherTest("X.y"), 0, true), (.anotherTest("X.y"), 1, false),
      // A run that succeeds though a test was told has lost the failure.
      (.test, 0, true), (.test, 1, false), (.test, nil, false),
      (.knownIssue, 0, false), (.knownIssue, nil, false),
    ] as [(FailureDelivery, Int32?, Bool)])
  func aLostFailureFailsARunThatWouldSucceed(delivery: FailureDelivery, status: Int32?, failsRun: Bool) {
    #expect(ledger(delivery).closing(status: status).failsRun == failsRun)
  }

  @Test func aRunWithoutFailuresHasNothingToSay() {
    #expect(ledger().closing(status: 0) == .init(lost: [], known: [], failsRun: false))
    #expect(ledger().closing(status: 0).message == nil)
    #expect(ledger(.test).closing(status: 1).message == nil)
  }

  @Test func theListNamesEachFailureAndWhatToDo() {
    #expect(
      ledger(.none, .knownIssue, .anotherTest("X.y")).closing(status: 1).message == """
        FirstFrame: snapshot failures that no test of their own took, so that this run fails:
          mismatched A/B/card.png at A/B.swift:7, in card (outside of any test)
          mismatched A/B/card.png at A/B.swift:7, in card (X.y was told, which ran meanwhile)
        Await the work before its test ends, and assert in the test itself, with the assertions of its own framework.
        FirstFrame: snapshot failures that tests call known issues:
          mismatched A/B/card.png at A/B.swift:7, in card
        """)
  }
}
