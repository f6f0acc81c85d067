import Catalog
import FirstFrame
import Testing

@Suite("The contract of components") @MainActor struct ContractTests {
  @Test("its states differ, and each is fit for every reader", arguments: ComponentCatalog.components.map(\.name))
  func states(component: String) throws {
    let component = try #require(ComponentCatalog.components.first { $0.name == component })
    assertStates(of: component.previews, except: ContractExemptions.all[component.name] ?? [])
  }

  @Test("a view shows each state after any other as a new one does", arguments: ComponentCatalog.components.map(\.name))
  func reuse(component: String) async throws {
    let component = try #require(ComponentCatalog.components.first { $0.name == component })
    await assertReuse(of: component.previews)
  }

  @Test("its first frame is whole", arguments: ComponentCatalog.components.map(\.name))
  func firstFrames(component: String) async throws {
    let component = try #require(ComponentCatalog.components.first { $0.name == component })
    for preview in component.previews { await assertFirstFrame { preview.makeView() } }
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
