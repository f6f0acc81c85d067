public import OpenCombine

/// A betslip that is ready to be placed.
@preconcurrency @MainActor
public protocol BetslipSummaryViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: BetslipSummaryDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<BetslipSummaryDisplayState, Never> { get }

  func placeBet()
}
