public import OpenCombine

/// The choice of an appearance.
@preconcurrency @MainActor
public protocol ThemeSwitcherViewModelProtocol: AnyObject {
  /// What is to be shown now, for the first frame.
  var currentDisplayState: ThemeMode { get }
  /// The present state and every later one.
  var displayStatePublisher: AnyPublisher<ThemeMode, Never> { get }

  func select(_ mode: ThemeMode)
}
