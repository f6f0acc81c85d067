public import HeadlessUIKit

extension AdaptiveTabBarView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.phoneWidth
    return [
      preview("sports", width: width) { MockAdaptiveTabBarViewModel.sports },
      preview("live", width: width) { MockAdaptiveTabBarViewModel.live },
      preview("casino", width: width) { MockAdaptiveTabBarViewModel.casino },
    ]
  }
}
