import HeadlessUIKit

final class ThemeSwitcherView: UIView {
  let segments = ThemeMode.allCases.map { ThemeSegmentView(mode: $0) }
}
