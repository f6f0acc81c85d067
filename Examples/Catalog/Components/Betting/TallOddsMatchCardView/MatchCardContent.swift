/// What a match card shows of its match.
public struct MatchCardContent: Hashable, Sendable {
  public var home: MatchParticipant
  public var away: MatchParticipant
  /// The columns of the score; none before the match.
  public var scores: [ScoreDisplayData]
  public var marketName: String
  /// How many markets there are besides the one shown.
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
