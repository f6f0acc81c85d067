/// What a page is told of what it asked to accept.
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
