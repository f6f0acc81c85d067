/// The display state of a match header.
public struct MatchHeaderDisplayState: Hashable, Sendable {
  /// The symbol of the sport.
  public var sportSymbol: String
  public var competition: String
  public var time: MatchTime
  public var isFavorite: Bool

  public init(sportSymbol: String, competition: String, time: MatchTime, isFavorite: Bool = false) {
    self.sportSymbol = sportSymbol
    self.competition = competition
    self.time = time
    self.isFavorite = isFavorite
  }
}
