import Catalog
import FirstFrame
import Testing

@Suite("The contract of components") @MainActor struct ContractTests {
  // One after the other, so that each is told as soon as it is known.
  @Test("every component keeps it in every state", .serialized, arguments: ComponentCatalog.components.map(\.name))
  func contract(component: String) async throws {
    let component = try #require(ComponentCatalog.components.first { $0.name == component })
    await assertComponentContract(of: component, except: ContractExemptions.all[component.name] ?? [])
  }

  @Test("every component and every state has a name of its own") func names() {
    let names = ComponentCatalog.previews.map(\.name)
    #expect(Set(names).count == names.count)
    let components = ComponentCatalog.components.map(\.name)
    #expect(Set(components).count == components.count)
    #expect(components.count >= 40)
  }

  @Test("every component that a guide names is there", arguments: [
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
