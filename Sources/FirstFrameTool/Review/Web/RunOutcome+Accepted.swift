import FirstFrameSnapshotReport

extension RunOutcome {
  /// The outcome as the tests will have it, now that references were accepted.
  func passing(_ accepted: Set<String>) -> RunOutcome {
    RunOutcome(
      processes: processes, items: items.filter { item in !(item.snapshot.map(accepted.contains) ?? false) },
      passed: (passed + accepted).sorted(), orphans: orphans)
  }
}
