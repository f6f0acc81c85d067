public import OpenCombine

/// A category of games with its first games.
@preconcurrency @MainActor
public protocol CasinoCategorySectionViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: CasinoGamesPhase { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<CasinoGamesPhase, Never> { get }

  var categoryBarViewModel: any CasinoCategoryBarViewModelProtocol { get }

  func gameViewModel(for game: String) -> (any CasinoGameCardViewModelProtocol)?
  /// Loads the games again after a failure.
  func retry()
}
