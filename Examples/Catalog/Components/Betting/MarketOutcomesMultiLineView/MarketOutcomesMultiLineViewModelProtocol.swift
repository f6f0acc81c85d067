public import OpenCombine

/// A market with a line of outcomes for each of its values.
@preconcurrency @MainActor
public protocol MarketOutcomesMultiLineViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: MarketOutcomesMultiLineDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<MarketOutcomesMultiLineDisplayState, Never> { get }

  func lineViewModel(for line: String) -> (any MarketOutcomesLineViewModelProtocol)?
  /// Shows all lines, or the first ones again.
  func toggleExpansion()
}
