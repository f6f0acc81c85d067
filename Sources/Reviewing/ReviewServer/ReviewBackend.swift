package import Foundation

/// The source of a review's page, which also carries out decisions on snapshots.
package protocol ReviewBackend: Sendable {
  /// Returns the page as HTML.
  func page() -> String

  /// Accepts snapshots by the paths of their references, and returns an outcome for each.
  func accept(_ snapshots: [String]) -> [AcceptOutcome]

  /// Carries out another request for snapshots, and returns an outcome for each.
  ///
  /// - Parameter cause: The index of a likely cause, for ``ReviewAction/open``; `nil` for the test.
  func perform(_ action: ReviewAction, on snapshots: [String], cause: Int?) -> [AcceptOutcome]

  /// Returns what the page asks for again and again.
  func state() -> ReviewState

  /// Returns the likely causes of the changes by the paths of their references, as JSON.
  func causes() -> Data
}

extension ReviewBackend {
  package func perform(_ action: ReviewAction, on snapshots: [String], cause: Int?) -> [AcceptOutcome] {
    snapshots.map { AcceptOutcome(snapshot: $0, refusal: "this page only accepts snapshots") }
  }

  package func state() -> ReviewState { ReviewState() }

  package func causes() -> Data { Data("{}".utf8) }
}

/// The source of a page that follows a watch.
package protocol WatchingBackend: ReviewBackend {
  /// Returns the running or last round as JSON; `nil` if it cannot be encoded.
  func round() -> Data?
}

/// What a page asks for besides accepting snapshots; the last part of the request's path.
package enum ReviewAction: String, CaseIterable, Sendable {
  case reject
  /// Makes the former reference of a renamed test that of the snapshot.
  case move
  /// Takes the last decision back. The request names no snapshots, and the outcome does.
  case undo
  /// Opens the source of a likely cause or of the test.
  case open
}

/// The state of a review. A page that knows another version shows old results.
package struct ReviewState: Encodable, Hashable, Sendable {
  /// A text that changes when the results of the tests do.
  package var version = ""
  /// Whether tests are running.
  package var isRunning = false
  package var canAccept = true
  package var canUndo = false
  /// The paths of rejected snapshots.
  package var rejected: [String] = []
  /// What a person should know about the results, such as that the last build failed.
  package var notes: [String] = []
  /// The command that runs the tests of accepted snapshots again, with what was not run; absent if there are none.
  package var notRerun: String?

  package init() {}
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
  /// The index of a likely cause to open; absent for the test.
  var cause: Int?
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
