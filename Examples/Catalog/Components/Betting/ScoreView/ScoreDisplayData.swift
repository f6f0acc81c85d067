/// A column of a score: a set, a quarter, or the total.
public struct ScoreDisplayData: Hashable, Identifiable, Sendable {
  public var id: String
  public var homeScore: String
  public var awayScore: String
  public var style: ScoreCellStyle

  public init(id: String, homeScore: String, awayScore: String, style: ScoreCellStyle = .simple) {
    self.id = id
    self.homeScore = homeScore
    self.awayScore = awayScore
    self.style = style
  }
}
