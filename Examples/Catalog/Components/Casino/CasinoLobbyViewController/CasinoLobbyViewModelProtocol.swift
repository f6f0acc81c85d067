public import OpenCombine

/// The lobby of the casino: categories with their games.
@preconcurrency @MainActor
public protocol CasinoLobbyViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: CasinoLobbyDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<CasinoLobbyDisplayState, Never> { get }

  func categoryBarViewModel(for category: String) -> (any CasinoCategoryBarViewModelProtocol)?
  func gameViewModels(in category: String) -> [any CasinoGameCardViewModelProtocol]
  /// Loads the categories again after a failure.
  func retry()
}
