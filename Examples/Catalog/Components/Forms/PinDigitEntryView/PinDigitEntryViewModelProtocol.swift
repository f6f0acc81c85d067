public import OpenCombine

/// A code of digits to enter.
@preconcurrency @MainActor
public protocol PinDigitEntryViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: PinDigitEntryDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<PinDigitEntryDisplayState, Never> { get }

  func enter(_ digit: Int)
  func deleteLast()
}
