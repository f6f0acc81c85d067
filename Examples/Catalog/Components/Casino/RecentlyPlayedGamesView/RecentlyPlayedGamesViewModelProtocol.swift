public import OpenCombine

/// A user's recently played games.
@preconcurrency @MainActor
public protocol RecentlyPlayedGamesViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: RecentlyPlayedGamesDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<RecentlyPlayedGamesDisplayState, Never> { get }

  func gameViewModel(for game: String) -> (any CasinoGameCardViewModelProtocol)?
}
