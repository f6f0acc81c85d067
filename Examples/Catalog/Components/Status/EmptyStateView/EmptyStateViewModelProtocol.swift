public import OpenCombine

/// A page without content.
@preconcurrency @MainActor
public protocol EmptyStateViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: EmptyStateDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<EmptyStateDisplayState, Never> { get }

  func performAction()
}
