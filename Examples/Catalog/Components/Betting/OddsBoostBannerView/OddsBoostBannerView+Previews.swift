public import HeadlessUIKit

extension OddsBoostBannerView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("started", width: width) { MockOddsBoostBannerViewModel.started },
      preview("nearlyReached", width: width) { MockOddsBoostBannerViewModel.nearlyReached },
      preview("reached", width: width) { MockOddsBoostBannerViewModel.reached },
    ]
  }
}
