extension FailureLedger {
  /// One failure, and whom it was told.
  struct Entry: Hashable, Sendable {
    let verdict: Verdict.Summary
    let delivery: FailureDelivery
  }
}
