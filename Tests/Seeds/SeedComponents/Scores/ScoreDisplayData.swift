/// A column of a score.
public struct ScoreDisplayData: Hashable, Identifiable, Sendable {
  public let id: String
  public let homeScore: String
  public let awayScore: String
  public let style: Style

  public init(id: String, homeScore: String, awayScore: String, style: Style = .simple) {
    self.id = id
    self.homeScore = homeScore
    self.awayScore = awayScore
    self.style = style
  }
}
