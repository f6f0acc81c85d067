public import OpenCombine

/// Short ways to places of the app.
@preconcurrency @MainActor
public protocol QuickLinksTabBarViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: QuickLinksDisplayState { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<QuickLinksDisplayState, Never> { get }

  func open(_ link: String)
}
