public import OpenCombine

/// The lobby of the casino: categories with their games.
@preconcurrency @MainActor
public protocol CasinoLobbyViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: CasinoLobbyDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<CasinoLobbyDisplayState, Never> { get }

  func categoryBarViewModel(for category: String) -> (any CasinoCategoryBarViewModelProtocol)?
  func gameViewModels(in category: String) -> [any CasinoGameCardViewModelProtocol]
  /// Asks for the categories again after they failed to come.
  func retry()
}
