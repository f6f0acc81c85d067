public import OpenCombine

/// The groups of a match's markets.
@preconcurrency @MainActor
public protocol MarketGroupSelectorTabViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: MarketGroupSelectorDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<MarketGroupSelectorDisplayState, Never> { get }

  func select(_ group: String)
}
