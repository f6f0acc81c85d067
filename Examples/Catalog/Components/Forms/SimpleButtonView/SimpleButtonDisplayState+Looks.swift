import HeadlessUIKit

extension SimpleButtonDisplayState {
  var surface: Surface { isEnabled ? style.surface : .inset }
  var foreground: UIColor { isEnabled ? style.foreground : StyleProvider.Color.textSecondary }
}
