public import OpenCombine

/// An outcome of a market, with its odds.
@preconcurrency @MainActor
public protocol OutcomeItemViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: OutcomeItemDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<OutcomeItemDisplayState, Never> { get }

  /// Puts the outcome on the betslip, or takes it off.
  func toggleSelection()
}
