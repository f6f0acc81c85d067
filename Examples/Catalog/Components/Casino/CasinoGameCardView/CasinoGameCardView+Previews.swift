public import HeadlessUIKit

extension CasinoGameCardView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.gameCard
    return [
      preview("standard", width: width) { MockCasinoGameCardViewModel.standard },
      preview("newFavorite", width: width) { MockCasinoGameCardViewModel.newFavorite },
      preview("loading", width: width) { MockCasinoGameCardViewModel.loading },
      preview("missingArtwork", width: width) { MockCasinoGameCardViewModel.missingArtwork },
    ]
  }
}
