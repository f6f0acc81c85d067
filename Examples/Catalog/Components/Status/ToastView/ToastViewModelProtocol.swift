public import OpenCombine

/// A short message over a page, which can be dismissed.
@preconcurrency @MainActor
public protocol ToastViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: ToastDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<ToastDisplayState, Never> { get }

  func performAction()
  func dismiss()
}
