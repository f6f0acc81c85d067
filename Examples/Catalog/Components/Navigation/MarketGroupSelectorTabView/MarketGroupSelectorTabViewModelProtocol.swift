public import OpenCombine

/// The groups of a match's markets.
@preconcurrency @MainActor
public protocol MarketGroupSelectorTabViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: MarketGroupSelectorDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<MarketGroupSelectorDisplayState, Never> { get }

  func select(_ group: String)
}
