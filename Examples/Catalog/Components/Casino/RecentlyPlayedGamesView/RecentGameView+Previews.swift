public import HeadlessUIKit

extension RecentGameView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.recentGameCard
    return [
      preview("standard", width: width) { MockCasinoGameCardViewModel.standard },
      preview("loading", width: width) { MockCasinoGameCardViewModel.loading },
      preview("missingArtwork", width: width) { MockCasinoGameCardViewModel.missingArtwork },
    ]
  }
}
