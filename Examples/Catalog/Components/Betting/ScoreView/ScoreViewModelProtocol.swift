public import OpenCombine

/// The score of a match.
@preconcurrency @MainActor
public protocol ScoreViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: ScoreDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<ScoreDisplayState, Never> { get }
}
