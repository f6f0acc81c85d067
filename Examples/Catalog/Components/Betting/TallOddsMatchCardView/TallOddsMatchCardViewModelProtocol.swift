public import OpenCombine

/// A match with its most wanted market.
@preconcurrency @MainActor
public protocol TallOddsMatchCardViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: MatchCardState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<MatchCardState, Never> { get }

  var headerViewModel: any MatchHeaderViewModelProtocol { get }
  var outcomesViewModel: any MarketOutcomesLineViewModelProtocol { get }

  func openMatch()
  func openFurtherMarkets()
  /// Asks for the match again after it failed to come.
  func retry()
}
