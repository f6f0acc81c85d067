/// A mock of a category with games that a test can deliver or fail.
public final class MockCasinoCategorySectionViewModel:
  MockViewModel<CasinoGamesPhase>, CasinoCategorySectionViewModelProtocol
{
  public let categoryBar: MockCasinoCategoryBarViewModel
  public let games: [String: MockCasinoGameCardViewModel]

  public init(_ phase: CasinoGamesPhase, categoryBar: MockCasinoCategoryBarViewModel = .counted) {
    self.categoryBar = categoryBar
    games = Dictionary(
      uniqueKeysWithValues: MockCasinoGameCardViewModel.lobby.map { ($0.id, MockCasinoGameCardViewModel($0.state)) })
    super.init(phase)
  }

  public var categoryBarViewModel: any CasinoCategoryBarViewModelProtocol { categoryBar }

  public func gameViewModel(for game: String) -> (any CasinoGameCardViewModelProtocol)? { games[game] }

  public func retry() {
    update { $0 = .loading }
  }

  public func load(_ games: [String]) {
    update { $0 = .loaded(games) }
    categoryBar.count(games.count)
  }

  public func fail(_ reason: String) {
    update { $0 = .failed(reason) }
  }
}

extension MockCasinoCategorySectionViewModel {
  static let allGames = MockCasinoGameCardViewModel.lobby.map(\.id)

  public static var loaded: MockCasinoCategorySectionViewModel { MockCasinoCategorySectionViewModel(.loaded(allGames)) }

  public static var jackpots: MockCasinoCategorySectionViewModel {
    MockCasinoCategorySectionViewModel(.loaded(["lightning", "crown", "gifts"]), categoryBar: .uncounted)
  }

  public static var loading: MockCasinoCategorySectionViewModel { MockCasinoCategorySectionViewModel(.loading) }

  public static var failed: MockCasinoCategorySectionViewModel {
    MockCasinoCategorySectionViewModel(.failed(Wording.current[.gamesFailed]))
  }
}
