public import OpenCombine

/// A transaction.
@preconcurrency @MainActor
public protocol TransactionRowViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: TransactionRowDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<TransactionRowDisplayState, Never> { get }

  func openReceipt()
}
