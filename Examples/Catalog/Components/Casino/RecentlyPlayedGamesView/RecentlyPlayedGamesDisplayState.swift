/// What the row of games played before shows.
public struct RecentlyPlayedGamesDisplayState: Hashable, Sendable {
  public var title: String
  /// The games from the last one on, by their identifiers.
  public var games: [String]

  public init(title: String = Wording.current[.recentlyPlayed], games: [String]) {
    self.title = title
    self.games = games
  }
}
