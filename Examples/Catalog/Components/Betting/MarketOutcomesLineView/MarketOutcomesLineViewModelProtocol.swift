public import OpenCombine

/// The outcomes of a market, side by side.
@preconcurrency @MainActor
public protocol MarketOutcomesLineViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: MarketOutcomesLineDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<MarketOutcomesLineDisplayState, Never> { get }

  func outcomeViewModel(for outcome: String) -> (any OutcomeItemViewModelProtocol)?
  /// Loads the odds again after a failure.
  func retry()
}
