import SeedComponents

/// A service that delivers the scores that a test sends.
final class MatchServiceStub: MatchServiceProtocol {
  private(set) var requestedMatchIds: [String] = []
  private var continuation: AsyncStream<[LiveScore]>.Continuation?

  func liveScores(matchId: String) -> AsyncStream<[LiveScore]> {
    requestedMatchIds.append(matchId)
    let (stream, continuation) = AsyncStream<[LiveScore]>.makeStream()
    self.continuation = continuation
    return stream
  }

  func send(_ scores: [LiveScore]) {
    continuation?.yield(scores)
  }

  func finish() {
    continuation?.finish()
  }
}
