public import OpenCombine

/// A bet that was placed.
@preconcurrency @MainActor
public protocol BetTicketStatusViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: BetTicketStatusDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<BetTicketStatusDisplayState, Never> { get }

  func cashOut()
}
