public import OpenCombine

/// A category of games with the first of them.
@preconcurrency @MainActor
public protocol CasinoCategorySectionViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: CasinoGamesPhase { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<CasinoGamesPhase, Never> { get }

  var categoryBarViewModel: any CasinoCategoryBarViewModelProtocol { get }

  func gameViewModel(for game: String) -> (any CasinoGameCardViewModelProtocol)?
  /// Asks for the games again after they failed to come.
  func retry()
}
