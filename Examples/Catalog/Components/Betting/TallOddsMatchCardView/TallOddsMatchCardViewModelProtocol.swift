public import OpenCombine

/// A match with its most popular market.
@preconcurrency @MainActor
public protocol TallOddsMatchCardViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: MatchCardState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<MatchCardState, Never> { get }

  var headerViewModel: any MatchHeaderViewModelProtocol { get }
  var outcomesViewModel: any MarketOutcomesLineViewModelProtocol { get }

  func openMatch()
  func openFurtherMarkets()
  /// Loads the match again after a failure.
  func retry()
}
