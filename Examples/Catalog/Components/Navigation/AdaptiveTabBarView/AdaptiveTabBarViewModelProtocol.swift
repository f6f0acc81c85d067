public import OpenCombine

/// The places of an app, in several bars.
@preconcurrency @MainActor
public protocol AdaptiveTabBarViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: AdaptiveTabBarDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<AdaptiveTabBarDisplayState, Never> { get }

  func select(_ item: String)
}
