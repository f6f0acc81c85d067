import Synchronization

/// The test that a failure was reported to, if the test framework reveals it.
package enum FailureDelivery: Hashable, Sendable {
  /// The test that made the assertion.
  case test
  /// The test that made the assertion, which declares it a known issue.
  case knownIssue
  /// A test that ran at the same time, by name.
  case anotherTest(String)
  /// No test.
  case none

  /// Whether the run must fail because of it when it ends.
  var isUndelivered: Bool {
    switch self {
    case .test, .knownIssue: false
    case .anotherTest, .none: true
    }
  }
}

/// A record of all failures of a process, so that no failure is lost because no test received it.
///
/// Test frameworks silently drop a failure that comes after its test, from an unknown thread or task, or through the
/// other framework. A failure that no test received fails the run when the process ends.
final class FailureLedger: Sendable {
  /// One failure, and the test that it was reported to.
  struct Entry: Hashable, Sendable {
    let kind: Verdict.Kind
    let location: SnapshotLocation
    /// The reference's path below the folder of references; `nil` if the snapshot has no name.
    let snapshot: String?
    let delivery: FailureDelivery
  }

  /// The summary of a ledger when its process ends.
  struct Summary: Hashable, Sendable {
    /// Failures that their own tests did not receive.
    let lost: [Entry]
    /// Failures that are known issues of their tests.
    let known: [Entry]
    /// Whether the run would wrongly succeed.
    let failsRun: Bool
  }

  private let entries = Mutex<[Entry]>([])

  func append(_ entry: Entry) {
    entries.withLock { $0.append(entry) }
  }

  /// Returns the failures to report when the process ends.
  ///
  /// - Parameter status: The status that the process is about to end with; `nil` if unknown.
  func summary(status: Int32?) -> Summary {
    let entries = entries.withLock { $0 }
    let undelivered = entries.filter(\.delivery.isUndelivered)
    // If a run succeeds although failures were reported to tests, the test framework has dropped them.
    let dropped = status == 0 ? entries.filter { $0.delivery == .test } : []
    return Summary(
      lost: undelivered + dropped, known: entries.filter { $0.delivery == .knownIssue },
      failsRun: (status ?? 0) == 0 && !(undelivered.isEmpty && dropped.isEmpty))
  }
}

extension FailureLedger.Entry: CustomStringConvertible {
  init(_ verdict: Verdict, delivery: FailureDelivery) {
    self.init(
      kind: verdict.kind, location: verdict.location, snapshot: verdict.snapshot?.name.path, delivery: delivery)
  }

  var description: String {
    let position = "\(location.fileID):\(location.line), in \(location.test)"
    return [kind.rawValue, snapshot, "at \(position)", note].compactMap { $0 }.joined(separator: " ")
  }

  private var note: String? {
    switch delivery {
    case .knownIssue: nil
    case .test: "(reported to its test, and yet the run succeeded)"
    case .anotherTest(let name): "(reported to \(name), which ran at the time)"
    case .none: "(outside of any test)"
    }
  }
}

extension FailureLedger.Summary {
  /// The list for the end of the output; `nil` if there are no failures to list.
  var message: String? {
    let parts = [
      list(lost, under: "snapshot failures that their own tests did not receive, so this run fails:"),
      lost.isEmpty ? nil : Self.advice,
      list(known, under: "snapshot failures that are known issues of their tests:"),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static let advice =
    "Await the work before its test ends, and assert in the test itself, with the assertions of its own framework."

  private func list(_ entries: [FailureLedger.Entry], under heading: String) -> String? {
    guard !entries.isEmpty else { return nil }
    return (["FirstFrame: \(heading)"] + entries.map { "  \($0)" }).joined(separator: "\n")
  }
}
