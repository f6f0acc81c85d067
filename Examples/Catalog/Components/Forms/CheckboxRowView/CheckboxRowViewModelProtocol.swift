public import OpenCombine

/// A statement to confirm.
@preconcurrency @MainActor
public protocol CheckboxRowViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: CheckboxRowDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<CheckboxRowDisplayState, Never> { get }

  func toggle()
}
