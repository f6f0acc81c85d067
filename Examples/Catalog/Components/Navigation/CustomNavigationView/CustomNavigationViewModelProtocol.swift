public import OpenCombine

/// The head of a page.
@preconcurrency @MainActor
public protocol CustomNavigationViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: CustomNavigationDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<CustomNavigationDisplayState, Never> { get }

  func goBack()
  func perform(_ action: String)
}
