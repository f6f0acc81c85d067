public import OpenCombine

/// A bet that was placed.
@preconcurrency @MainActor
public protocol BetTicketStatusViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: BetTicketStatusDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<BetTicketStatusDisplayState, Never> { get }

  func cashOut()
}
