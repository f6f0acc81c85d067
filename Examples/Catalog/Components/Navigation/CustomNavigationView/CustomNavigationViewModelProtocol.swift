public import OpenCombine

/// The bar above a page.
@preconcurrency @MainActor
public protocol CustomNavigationViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: CustomNavigationDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<CustomNavigationDisplayState, Never> { get }

  func goBack()
  func perform(_ action: String)
}
