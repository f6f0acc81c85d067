import FirstFrame
import FirstFrameCatalog
import Testing

@Suite("MatchHeaderView") @MainActor struct MatchHeaderViewTests {
  @Test("a match kicks off and ends") func time() async {
    let model = MockMatchHeaderViewModel.scheduled
    let competition = "Portugal · Primeira Liga"
    await ComponentProbe(MatchHeaderView.configured(with: model)).expect([
      ComponentStep("scheduled", shows: [competition, "Today 20:45"]),
      ComponentStep("live", shows: [competition, "1'"]) { model.play(to: "1'") },
      ComponentStep("finished", shows: [competition, "Full time"]) { model.finish() },
    ])
  }

  @Test("the star toggles") func favorite() async {
    let model = MockMatchHeaderViewModel.scheduled
    let probe = ComponentProbe(MatchHeaderView.configured(with: model))
    for expected in [true, false, true] {
      await probe.touch("Favourite")
      #expect(model.currentDisplayState.isFavorite == expected)
      #expect(probe.control("Favourite")?.isSelected == expected)
    }
  }
}
