public import OpenCombine

/// A game of the casino.
@preconcurrency @MainActor
public protocol CasinoGameCardViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: CasinoGameCardDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<CasinoGameCardDisplayState, Never> { get }

  func play()
  func toggleFavorite()
  /// Asks for the picture again after it failed to come.
  func reloadArtwork()
}
