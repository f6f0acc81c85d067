public import OpenCombine

/// One thing to do.
@preconcurrency @MainActor
public protocol SimpleButtonViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: SimpleButtonDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<SimpleButtonDisplayState, Never> { get }

  func tap()
}
