public import OpenCombine

/// The outcomes of a market, side by side.
@preconcurrency @MainActor
public protocol MarketOutcomesLineViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: MarketOutcomesLineDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<MarketOutcomesLineDisplayState, Never> { get }

  func outcomeViewModel(for outcome: String) -> (any OutcomeItemViewModelProtocol)?
  /// Asks for the odds again after they failed to come.
  func retry()
}
