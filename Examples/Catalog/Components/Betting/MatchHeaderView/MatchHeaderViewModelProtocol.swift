public import OpenCombine

/// The competition of a match and its time.
@preconcurrency @MainActor
public protocol MatchHeaderViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: MatchHeaderDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<MatchHeaderDisplayState, Never> { get }

  func toggleFavorite()
}
