import HeadlessUIKit

extension ComponentCatalog {
  static var casino: [LibraryComponent] {
    [
      CasinoGameCardView.listed(in: "Casino", "A game on a card", previews: CasinoGameCardView.previews) {
        MockCasinoGameCardViewModel.standard
      },
      CasinoCategoryBarView.listed(
        in: "Casino", "The head of a category of games", previews: CasinoCategoryBarView.previews
      ) { MockCasinoCategoryBarViewModel.counted },
      CasinoCategorySectionView.listed(
        in: "Casino", "A category with its games", previews: CasinoCategorySectionView.previews
      ) { MockCasinoCategorySectionViewModel.loaded },
      RecentGameView.listed(in: "Casino", "A game played before", previews: RecentGameView.previews) {
        MockCasinoGameCardViewModel.standard
      },
      RecentlyPlayedGamesView.listed(
        in: "Casino", "The games played last", previews: RecentlyPlayedGamesView.previews
      ) { MockRecentlyPlayedGamesViewModel.several },
    ]
  }
}
