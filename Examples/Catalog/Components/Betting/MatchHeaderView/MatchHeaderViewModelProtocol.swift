public import OpenCombine

/// The competition and time of a match.
@preconcurrency @MainActor
public protocol MatchHeaderViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: MatchHeaderDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<MatchHeaderDisplayState, Never> { get }

  func toggleFavorite()
}
