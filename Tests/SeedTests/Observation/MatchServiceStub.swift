import SeedComponents

/// A service whose scores a test delivers.
final class MatchServiceStub: MatchServiceProtocol {
  private(set) var askedMatches: [String] = []
  private var continuation: AsyncStream<[LiveScore]>.Continuation?

  func liveScores(matchId: String) -> AsyncStream<[LiveScore]> {
    askedMatches.append(matchId)
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
