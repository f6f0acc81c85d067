/// A score from a service.
public struct LiveScore: Hashable, Sendable {
  public let period: String
  public let home: Int
  public let away: Int

  public init(period: String, home: Int, away: Int) {
    self.period = period
    self.home = home
    self.away = away
  }
}

extension ScoreDisplayData {
  public init(from score: LiveScore) {
    self.init(id: score.period, homeScore: String(score.home), awayScore: String(score.away))
  }
}
