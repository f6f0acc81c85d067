public import OpenCombine

/// A statement to be confirmed.
@preconcurrency @MainActor
public protocol CheckboxRowViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: CheckboxRowDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<CheckboxRowDisplayState, Never> { get }

  func toggle()
}
