import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct OddsBoostBannerViewTests {
  @Test func addingAndRemovingSelectionsChangesTheProgressToTheBoost() async {
    let model = MockOddsBoostBannerViewModel.started
    let title = "Boost your winnings by 15%"
    await ComponentProbe(OddsBoostBannerView.configured(with: model)).expect([
      ComponentStep("one", shows: [title, "Add 3 more selections to get it."]),
      ComponentStep("two", shows: [title, "Add 2 more selections to get it."]) { model.addSelection() },
      ComponentStep("three", shows: [title, "Add 1 more selection to get it."]) { model.addSelection() },
      ComponentStep("four", shows: ["15% boost is on", "It counts for all 4 selections."]) { model.addSelection() },
      ComponentStep("three again", shows: [title, "Add 1 more selection to get it."]) { model.removeSelection() },
    ])
  }

  @Test func terms() async {
    let model = MockOddsBoostBannerViewModel.started
    await ComponentProbe(OddsBoostBannerView.configured(with: model)).touch("Terms of the boost")
    #expect(model.hasOpenedTerms)
  }
}
