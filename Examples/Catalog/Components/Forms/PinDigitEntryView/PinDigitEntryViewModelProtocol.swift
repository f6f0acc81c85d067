public import OpenCombine

/// A code of digits to be entered.
@preconcurrency @MainActor
public protocol PinDigitEntryViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: PinDigitEntryDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<PinDigitEntryDisplayState, Never> { get }

  func enter(_ digit: Int)
  func deleteLast()
}
