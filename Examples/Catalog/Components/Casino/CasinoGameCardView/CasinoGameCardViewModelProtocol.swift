public import OpenCombine

/// A game of the casino.
@preconcurrency @MainActor
public protocol CasinoGameCardViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: CasinoGameCardDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<CasinoGameCardDisplayState, Never> { get }

  func play()
  func toggleFavorite()
  /// Loads the picture again after a failure.
  func reloadArtwork()
}
