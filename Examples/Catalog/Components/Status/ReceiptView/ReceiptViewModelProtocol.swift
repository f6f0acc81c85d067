public import OpenCombine

/// The receipt of a payment.
@preconcurrency @MainActor
public protocol ReceiptViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: ReceiptDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<ReceiptDisplayState, Never> { get }

  func share()
}
