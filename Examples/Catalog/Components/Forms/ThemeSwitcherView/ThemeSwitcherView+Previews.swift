public import HeadlessUIKit

extension ThemeSwitcherView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("light", width: width) { MockThemeSwitcherViewModel.light },
      preview("dark", width: width) { MockThemeSwitcherViewModel.dark },
      preview("system", width: width) { MockThemeSwitcherViewModel.system },
    ]
  }
}
