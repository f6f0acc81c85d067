public import OpenCombine

/// Amounts of which one can be chosen.
@preconcurrency @MainActor
public protocol AmountPillsViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: AmountPillsDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<AmountPillsDisplayState, Never> { get }

  /// The pill of an amount; nil for one that is not offered.
  func pillViewModel(for amount: Money) -> (any PillItemViewModelProtocol)?
}
