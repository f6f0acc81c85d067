public import OpenCombine

/// An outcome of a market, with its odds.
@preconcurrency @MainActor
public protocol OutcomeItemViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: OutcomeItemDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<OutcomeItemDisplayState, Never> { get }

  /// Adds the outcome to the betslip, or removes it.
  func toggleSelection()
}
