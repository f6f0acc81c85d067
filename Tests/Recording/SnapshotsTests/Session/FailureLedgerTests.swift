import Testing

@testable import FirstFrameSnapshots

@Suite struct FailureLedgerTests {
  private func ledger(_ deliveries: FailureDelivery...) -> FailureLedger {
    let ledger = FailureLedger()
    let location = SnapshotLocation(
      fileID: "A/B.swift", filePath: "/A/B.swift", testName: "card()", line: 7, column: 3)
    for delivery in deliveries {
      ledger.append(
        FailureLedger.Entry(
          kind: .mismatched, location: location, snapshot: "A/B/card.png", delivery: delivery))
    }
    return ledger
  }

  @Test(
    arguments: [
      (.none, 0, true), (.none, 1, false), (.none, nil, true),
      (.anotherTest("X.y"), 0, true), (.anotherTest("X.y"), 1, false),
      // A run that succeeds although a failure was reported to a test has lost the failure.
      (.test, 0, true), (.test, 1, false), (.test, nil, false),
      (.knownIssue, 0, false), (.knownIssue, nil, false),
    ] as [(FailureDelivery, Int32?, Bool)])
  func aLostFailureFailsARunThatWouldSucceed(delivery: FailureDelivery, status: Int32?, failsRun: Bool) {
    #expect(ledger(delivery).summary(status: status).failsRun == failsRun)
  }

  @Test func aRunWithoutFailuresHasNoMessage() {
    #expect(ledger().summary(status: 0) == .init(lost: [], known: [], failsRun: false))
    #expect(ledger().summary(status: 0).message == nil)
    #expect(ledger(.test).summary(status: 1).message == nil)
  }

  @Test func theListContainsFailuresThatTheTestFrameworkDropped() {
    let ledger = ledger(.none, .test, .knownIssue)
    #expect(ledger.summary(status: 0).lost.map(\.delivery) == [.none, .test])
    #expect(ledger.summary(status: 1).lost.map(\.delivery) == [.none])
  }

  @Test func theListNamesEachFailureAndTheRemedy() {
    #expect(
      ledger(.none, .knownIssue, .anotherTest("X.y")).summary(status: 1).message == """
        FirstFrame: snapshot failures that their own tests did not receive, so this run fails:
          mismatched A/B/card.png at A/B.swift:7, in card (outside of any test)
          mismatched A/B/card.png at A/B.swift:7, in card (reported to X.y, which ran at the time)
        Await the work before its test ends, and assert in the test itself, with the assertions of its own framework.
        FirstFrame: snapshot failures that are known issues of their tests:
          mismatched A/B/card.png at A/B.swift:7, in card
        """)
  }
}
