public import OpenCombine

/// The receipt of a payment.
@preconcurrency @MainActor
public protocol ReceiptViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: ReceiptDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<ReceiptDisplayState, Never> { get }

  func share()
}
