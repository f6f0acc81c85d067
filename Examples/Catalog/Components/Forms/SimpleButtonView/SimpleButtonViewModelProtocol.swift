public import OpenCombine

/// A mock of a button.
@preconcurrency @MainActor
public protocol SimpleButtonViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: SimpleButtonDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<SimpleButtonDisplayState, Never> { get }

  func tap()
}
