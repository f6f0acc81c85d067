public import HeadlessUIKit

extension TallOddsMatchCardView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("scheduled", width: width) { MockTallOddsMatchCardViewModel.scheduled },
      preview("live", width: width) { MockTallOddsMatchCardViewModel.live },
      preview("tennis", width: width) { MockTallOddsMatchCardViewModel.tennis },
      preview("suspended", width: width) { MockTallOddsMatchCardViewModel.suspended },
      preview("longNames", width: width) { MockTallOddsMatchCardViewModel.longNames },
      preview("loading", width: width) { MockTallOddsMatchCardViewModel.loading },
      preview("failed", width: width) { MockTallOddsMatchCardViewModel.failed },
    ]
  }
}
