import Synchronization

/// Every failure of a process, so that none is lost where no test is there to take it.
///
/// Test frameworks drop a failure without a word where it comes after its test, from a thread or a task that they do
/// not know of, or through the other framework. What they did not take fails the run when the process ends.
final class FailureLedger: Sendable {
  private let entries = Mutex<[Entry]>([])

  func note(_ entry: Entry) {
    entries.withLock { $0.append(entry) }
  }

  /// What there is to say when the process ends.
  ///
  /// - Parameter status: The status that the process is about to end with; nil where the system does not tell.
  func closing(status: Int32?) -> Closing {
    let entries = entries.withLock { $0 }
    let undelivered = entries.filter(\.delivery.isUndelivered)
    // A run that succeeds though tests were told of failures has lost them, whatever the frameworks promise.
    let dropped = status == 0 ? entries.filter { $0.delivery == .test } : []
    return Closing(
      lost: undelivered + dropped, known: entries.filter { $0.delivery == .knownIssue },
      failsRun: (status ?? 0) == 0 && !(undelivered.isEmpty && dropped.isEmpty))
  }
}
