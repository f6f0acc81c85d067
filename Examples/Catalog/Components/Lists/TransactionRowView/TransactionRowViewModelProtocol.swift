public import OpenCombine

/// A transaction.
@preconcurrency @MainActor
public protocol TransactionRowViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: TransactionRowDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<TransactionRowDisplayState, Never> { get }

  func openReceipt()
}
