import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct MarketOutcomesLineViewTests {
  @Test func atMostOneOutcomeOfAMarketIsSelected() async {
    let model = MockMarketOutcomesLineViewModel.threeWay
    let probe = ComponentProbe(MarketOutcomesLineView.configured(with: model))
    for label in ["Lisbon", "Draw", "Porto Alegre", "Lisbon"] {
      await probe.touch(label)
      let selected = model.outcomeViewModels.map(\.currentDisplayState).filter(\.isSelected).map(\.title)
      #expect(selected == [label])
    }
    await probe.touch("Lisbon")
    #expect(model.outcomeViewModels.allSatisfy { !$0.currentDisplayState.isSelected })
  }

  @Test func loadsFailsRetriesAndOpens() async {
    let model = MockMarketOutcomesLineViewModel.loading
    let probe = ComponentProbe(MarketOutcomesLineView.configured(with: model))
    await probe.expect([
      ComponentStep("loading", shows: ["Loading odds"]),
      ComponentStep("failed", shows: ["No odds"]) { model.fail("No odds") },
    ])
    await probe.touch("Try again")
    #expect(model.currentDisplayState.status == .loading)
    await probe.expect([
      ComponentStep("open", shows: ["Lisbon", "2.35", "Draw", "3.40", "Porto Alegre", "2.90"]) { model.open() },
      ComponentStep("suspended", shows: ["Corner"]) { model.suspend("Corner") },
    ])
  }
}
