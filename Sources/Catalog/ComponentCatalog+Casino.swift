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
    ]
  }
}
