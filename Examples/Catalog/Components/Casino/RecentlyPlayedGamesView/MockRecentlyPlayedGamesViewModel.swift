/// A mock of recently played games. A played game moves to the front.
public final class MockRecentlyPlayedGamesViewModel:
  MockViewModel<RecentlyPlayedGamesDisplayState>, RecentlyPlayedGamesViewModelProtocol
{
  private let games = Dictionary(
    uniqueKeysWithValues: MockCasinoGameCardViewModel.lobby.map { ($0.id, MockCasinoGameCardViewModel($0.state)) })

  public func gameViewModel(for game: String) -> (any CasinoGameCardViewModelProtocol)? { games[game] }

  public func play(_ game: String) {
    games[game]?.play()
    update { $0.games = [game] + $0.games.filter { $0 != game } }
  }
}

extension MockRecentlyPlayedGamesViewModel {
  public static var several: MockRecentlyPlayedGamesViewModel {
    MockRecentlyPlayedGamesViewModel(
      RecentlyPlayedGamesDisplayState(games: ["moonrise", "hearts", "garden", "lightning"]))
  }

  public static var one: MockRecentlyPlayedGamesViewModel {
    MockRecentlyPlayedGamesViewModel(RecentlyPlayedGamesDisplayState(games: ["crown"]))
  }

  public static var none: MockRecentlyPlayedGamesViewModel {
    MockRecentlyPlayedGamesViewModel(RecentlyPlayedGamesDisplayState(games: []))
  }
}
