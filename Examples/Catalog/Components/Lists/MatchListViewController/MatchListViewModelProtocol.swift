public import OpenCombine

/// Matches in sections.
@preconcurrency @MainActor
public protocol MatchListViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: MatchListDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<MatchListDisplayState, Never> { get }

  func headerViewModel(for section: String) -> (any SectionHeaderViewModelProtocol)?
  func matchViewModel(for match: String) -> (any TallOddsMatchCardViewModelProtocol)?
  /// Loads the matches again after a failure.
  func retry()
}
