extension FailureLedger {
  /// What a ledger says when its process ends.
  struct Closing: Hashable, Sendable {
    /// Failures that no test of their own took.
    let lost: [Entry]
    /// Failures whose tests know of them.
    let known: [Entry]
    /// Whether the run would succeed in spite of them.
    let failsRun: Bool
  }
}

extension FailureLedger.Closing {
  /// The list for the end of the output; nil where there is none.
  var message: String? {
    let parts = [
      list(lost, under: "snapshot failures that no test of their own took, so that this run fails:"),
      lost.isEmpty ? nil : Self.advice,
      list(known, under: "snapshot failures that tests call known issues:"),
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

extension FailureLedger.Entry: CustomStringConvertible {
  var description: String {
    let location = verdict.location
    let place = "\(location.fileID):\(location.line), in \(location.test)"
    return [verdict.kind, verdict.snapshot, "at \(place)", delivery.words].compactMap { $0 }.joined(separator: " ")
  }
}

extension FailureDelivery {
  fileprivate var words: String? {
    switch self {
    case .knownIssue: nil
    case .test: "(its test was told, and the run succeeded)"
    case .anotherTest(let name): "(\(name) was told, which ran meanwhile)"
    case .none: "(outside of any test)"
    }
  }
}
