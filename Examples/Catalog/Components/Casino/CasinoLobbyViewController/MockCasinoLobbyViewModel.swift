/// A mock of a lobby with categories that a test can deliver or fail.
public final class MockCasinoLobbyViewModel: MockViewModel<CasinoLobbyDisplayState>, CasinoLobbyViewModelProtocol {
  private let sections = ["new": MockCasinoCategorySectionViewModel.loaded, "jackpots": .jackpots]

  public func categoryBarViewModel(for category: String) -> (any CasinoCategoryBarViewModelProtocol)? {
    sections[category]?.categoryBar
  }

  public func gameViewModels(in category: String) -> [any CasinoGameCardViewModelProtocol] {
    guard let section = sections[category], case .loaded(let games) = section.currentDisplayState else { return [] }
    return games.compactMap { section.gameViewModel(for: $0) }
  }

  public func retry() {
    update { $0 = .loading }
  }

  public func load() {
    update { $0 = .loaded(["new", "jackpots"]) }
  }

  public func fail(_ reason: String) {
    update { $0 = .failed(reason) }
  }
}

extension MockCasinoLobbyViewModel {
  public static var loading: MockCasinoLobbyViewModel { MockCasinoLobbyViewModel(.loading) }

  public static var loaded: MockCasinoLobbyViewModel {
    let model = loading
    model.load()
    return model
  }

  public static var failed: MockCasinoLobbyViewModel {
    let model = loading
    model.fail(model.wording[.lobbyFailed])
    return model
  }
}
