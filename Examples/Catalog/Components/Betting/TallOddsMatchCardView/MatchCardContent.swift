/// The content of a match card after its match has loaded.
public struct MatchCardContent: Hashable, Sendable {
  public var home: MatchParticipant
  public var away: MatchParticipant
  /// The columns of the score; empty before the match.
  public var scores: [ScoreDisplayData]
  public var marketName: String
  /// The number of other markets.
  public var furtherMarkets: Int

  public init(
    home: MatchParticipant, away: MatchParticipant, scores: [ScoreDisplayData] = [], marketName: String,
    furtherMarkets: Int
  ) {
    self.home = home
    self.away = away
    self.scores = scores
    self.marketName = marketName
    self.furtherMarkets = furtherMarkets
  }
}
