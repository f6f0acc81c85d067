public import OpenCombine

/// A short message over a page, which goes away.
@preconcurrency @MainActor
public protocol ToastViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: ToastDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<ToastDisplayState, Never> { get }

  func performAction()
  func dismiss()
}
