public import OpenCombine

/// The score of a match.
@preconcurrency @MainActor
public protocol ScoreViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: ScoreDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<ScoreDisplayState, Never> { get }
}
