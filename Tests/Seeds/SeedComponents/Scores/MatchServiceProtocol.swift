/// A source of live scores.
@MainActor
public protocol MatchServiceProtocol: AnyObject {
  func liveScores(matchId: String) -> AsyncStream<[LiveScore]>
}
