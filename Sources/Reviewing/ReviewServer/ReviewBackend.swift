/// The source of a review's page, which also accepts snapshots.
package protocol ReviewBackend: Sendable {
  /// Returns the page as HTML.
  func page() -> String

  /// Accepts snapshots by the paths of their references, and returns an outcome for each.
  func accept(_ snapshots: [String]) -> [AcceptOutcome]
}

/// The outcome of accepting a snapshot.
package struct AcceptOutcome: Hashable, Sendable {
  /// The path of the reference relative to the folder of references.
  package let snapshot: String
  /// The reason why it was refused; `nil` if accepted.
  package let refusal: String?

  package init(snapshot: String, refusal: String?) {
    self.snapshot = snapshot
    self.refusal = refusal
  }
}

/// The body of a request to accept snapshots.
struct AcceptCall: Decodable {
  /// The paths of the references relative to the folder of references.
  let snapshots: [String]
}

/// The body of the response to a request to accept snapshots.
struct AcceptAnswer: Encodable {
  struct Refusal: Encodable {
    let snapshot: String
    let reason: String
  }

  let accepted: [String]
  let refused: [Refusal]

  init(_ outcomes: [AcceptOutcome]) {
    accepted = outcomes.filter { $0.refusal == nil }.map(\.snapshot)
    refused = outcomes.compactMap { outcome in
      outcome.refusal.map { Refusal(snapshot: outcome.snapshot, reason: $0) }
    }
  }
}
