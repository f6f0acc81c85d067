/// Where live scores come from.
@MainActor
public protocol MatchServiceProtocol: AnyObject {
  func liveScores(matchId: String) -> AsyncStream<[LiveScore]>
}
