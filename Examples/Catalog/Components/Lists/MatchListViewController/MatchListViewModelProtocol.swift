public import OpenCombine

/// Matches in sections.
@preconcurrency @MainActor
public protocol MatchListViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: MatchListDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<MatchListDisplayState, Never> { get }

  func headerViewModel(for section: String) -> (any SectionHeaderViewModelProtocol)?
  func matchViewModel(for match: String) -> (any TallOddsMatchCardViewModelProtocol)?
  /// Asks for the matches again after they failed to come.
  func retry()
}
