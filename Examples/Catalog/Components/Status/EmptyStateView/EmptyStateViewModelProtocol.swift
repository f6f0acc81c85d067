public import OpenCombine

/// A page that has nothing to show.
@preconcurrency @MainActor
public protocol EmptyStateViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: EmptyStateDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<EmptyStateDisplayState, Never> { get }

  func performAction()
}
