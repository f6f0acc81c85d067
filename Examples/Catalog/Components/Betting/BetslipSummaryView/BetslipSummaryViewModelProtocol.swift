public import OpenCombine

/// A betslip that is about to be placed.
@preconcurrency @MainActor
public protocol BetslipSummaryViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: BetslipSummaryDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<BetslipSummaryDisplayState, Never> { get }

  func placeBet()
}
