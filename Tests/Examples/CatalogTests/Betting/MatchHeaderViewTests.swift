import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct MatchHeaderViewTests {
  @Test func aMatchKicksOffAndEnds() async {
    let model = MockMatchHeaderViewModel.scheduled
    let competition = "Portugal · Primeira Liga"
    await ComponentProbe(MatchHeaderView.configured(with: model)).expect([
      ComponentStep("scheduled", shows: [competition, "Today 20:45"]),
      ComponentStep("live", shows: [competition, "1'"]) { model.play(to: "1'") },
      ComponentStep("finished", shows: [competition, "Full time"]) { model.finish() },
    ])
  }

  @Test func theStarToggles() async {
    let model = MockMatchHeaderViewModel.scheduled
    let probe = ComponentProbe(MatchHeaderView.configured(with: model))
    for expected in [true, false, true] {
      await probe.touch("Favourite")
      #expect(model.currentDisplayState.isFavorite == expected)
      #expect(probe.control("Favourite")?.isSelected == expected)
    }
  }
}
