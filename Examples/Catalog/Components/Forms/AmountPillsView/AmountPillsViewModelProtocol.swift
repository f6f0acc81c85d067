public import OpenCombine

/// Amounts, one of which can be selected.
@preconcurrency @MainActor
public protocol AmountPillsViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: AmountPillsDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<AmountPillsDisplayState, Never> { get }

  /// The pill of an amount; `nil` if the amount is not offered.
  func pillViewModel(for amount: Money) -> (any PillItemViewModelProtocol)?
}
