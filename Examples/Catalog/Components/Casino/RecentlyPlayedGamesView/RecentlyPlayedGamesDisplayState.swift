/// The display state of the row of recently played games.
public struct RecentlyPlayedGamesDisplayState: Hashable, Sendable {
  public var title: String
  /// The identifiers of the games, the latest first.
  public var games: [String]

  public init(games: [String]) {
    self.init(title: Wording.current[.recentlyPlayed], games: games)
  }

  public init(title: String, games: [String]) {
    self.title = title
    self.games = games
  }
}
