public import OpenCombine

/// Links to destinations of the app.
@preconcurrency @MainActor
public protocol QuickLinksTabBarViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: QuickLinksDisplayState { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<QuickLinksDisplayState, Never> { get }

  func open(_ link: String)
}
