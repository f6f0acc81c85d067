public import OpenCombine

/// A choice of the app's appearance.
@preconcurrency @MainActor
public protocol ThemeSwitcherViewModelProtocol: AnyObject {
  /// The current state, which the first frame shows.
  var currentDisplayState: ThemeMode { get }
  /// Emits the current state, then every later state.
  var displayStatePublisher: AnyPublisher<ThemeMode, Never> { get }

  func select(_ mode: ThemeMode)
}
