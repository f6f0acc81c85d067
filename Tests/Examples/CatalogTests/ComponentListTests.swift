import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct ComponentListTests {
  @Test func theNamesOfComponentsAndStatesAreUnique() {
    let names = ComponentCatalog.previews.map(\.name)
    #expect(Set(names).count == names.count)
    let components = ComponentCatalog.components.map(\.name)
    #expect(Set(components).count == components.count)
    #expect(components.count >= 40)
  }

  @Test(
    arguments: [
      "OutcomeItemView", "MarketOutcomesLineView", "MarketOutcomesMultiLineView", "TallOddsMatchCardView",
      "CasinoGameCardView", "CasinoCategoryBarView", "CasinoCategorySectionView", "RecentlyPlayedGamesView",
      "AdaptiveTabBarView", "QuickLinksTabBarView", "MarketGroupSelectorTabView", "CustomNavigationView",
      "BorderedTextFieldView", "PinDigitEntryView", "CustomSliderView", "AmountPillsView", "PillItemView",
      "SimpleButtonView", "ThemeSwitcherView", "ScoreView", "ObservableScoreView", "MatchHeaderView",
      "BetTicketStatusView", "OddsBoostBannerView",
    ])
  func theCatalogContainsEveryComponentThatAGuideNames(component: String) {
    #expect(ComponentCatalog.components.contains { $0.name == component })
  }
}
