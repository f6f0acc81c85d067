public import OpenCombine

/// The destinations of an app, in several bars.
@preconcurrency @MainActor
public protocol AdaptiveTabBarViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: AdaptiveTabBarDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<AdaptiveTabBarDisplayState, Never> { get }

  func select(_ item: String)
}
