public import OpenCombine

/// A button with an action.
@preconcurrency @MainActor
public protocol SimpleButtonViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: SimpleButtonDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<SimpleButtonDisplayState, Never> { get }

  func tap()
}
