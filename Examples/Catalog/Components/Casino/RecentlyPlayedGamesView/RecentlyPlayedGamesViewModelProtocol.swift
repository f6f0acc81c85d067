public import OpenCombine

/// The games that a reader played last.
@preconcurrency @MainActor
public protocol RecentlyPlayedGamesViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: RecentlyPlayedGamesDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<RecentlyPlayedGamesDisplayState, Never> { get }

  func gameViewModel(for game: String) -> (any CasinoGameCardViewModelProtocol)?
}
