/// A mock of the app's appearance, which changes immediately.
public final class MockThemeSwitcherViewModel: MockViewModel<ThemeMode>, ThemeSwitcherViewModelProtocol {
  public func select(_ mode: ThemeMode) {
    update { $0 = mode }
  }
}

extension MockThemeSwitcherViewModel {
  public static var light: MockThemeSwitcherViewModel { MockThemeSwitcherViewModel(.light) }
  public static var dark: MockThemeSwitcherViewModel { MockThemeSwitcherViewModel(.dark) }
  public static var system: MockThemeSwitcherViewModel { MockThemeSwitcherViewModel(.system) }
}
