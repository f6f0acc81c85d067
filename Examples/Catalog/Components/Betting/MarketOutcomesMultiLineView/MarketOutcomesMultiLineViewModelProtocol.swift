public import OpenCombine

/// A market with one line of outcomes for each of its values.
@preconcurrency @MainActor
public protocol MarketOutcomesMultiLineViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: MarketOutcomesMultiLineDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<MarketOutcomesMultiLineDisplayState, Never> { get }

  func lineViewModel(for line: String) -> (any MarketOutcomesLineViewModelProtocol)?
  /// Switches between all lines and the first few.
  func toggleExpansion()
}
