import FirstFrame
import FirstFrameCatalog
import Testing

@Suite("List of components") @MainActor struct ComponentListTests {
  @Test("the names of components and states are unique") func names() {
    let names = ComponentCatalog.previews.map(\.name)
    #expect(Set(names).count == names.count)
    let components = ComponentCatalog.components.map(\.name)
    #expect(Set(components).count == components.count)
    #expect(components.count >= 40)
  }

  @Test(
    "the catalog contains every component that a guide names",
    arguments: [
      "OutcomeItemView", "MarketOutcomesLineView", "MarketOutcomesMultiLineView", "TallOddsMatchCardView",
      "CasinoGameCardView", "CasinoCategoryBarView", "CasinoCategorySectionView", "RecentlyPlayedGamesView",
      "AdaptiveTabBarView", "QuickLinksTabBarView", "MarketGroupSelectorTabView", "CustomNavigationView",
      "BorderedTextFieldView", "PinDigitEntryView", "CustomSliderView", "AmountPillsView", "PillItemView",
      "SimpleButtonView", "ThemeSwitcherView", "ScoreView", "ObservableScoreView", "MatchHeaderView",
      "BetTicketStatusView", "OddsBoostBannerView",
    ])
  func named(component: String) {
    #expect(ComponentCatalog.components.contains { $0.name == component })
  }
}
