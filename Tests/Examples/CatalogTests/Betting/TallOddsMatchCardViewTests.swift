import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct TallOddsMatchCardViewTests {
  @Test func tapsOpenTheMatchAndItsMarkets() async {
    let model = MockTallOddsMatchCardViewModel.scheduled
    let probe = ComponentProbe(TallOddsMatchCardView.configured(with: model))
    await probe.touch("+132 markets")
    #expect(model.destinations == [.furtherMarkets])
    await probe.touch("Draw")
    #expect(model.outcomes.outcomeViewModels[1].currentDisplayState.isSelected)
    #expect(model.destinations == [.furtherMarkets])
  }

  @Test func failsRetriesAndLoads() async {
    let model = MockTallOddsMatchCardViewModel.failed
    let probe = ComponentProbe(TallOddsMatchCardView.configured(with: model))
    #expect(probe.texts == ["The match could not be loaded", "Try again"])
    await probe.touch("Try again")
    #expect(probe.texts == ["Loading match"])
    guard case .loaded(let content) = MockTallOddsMatchCardViewModel.scheduled.currentDisplayState else {
      Issue.record("the mock has no match")
      return
    }
    model.load(content)
    await probe.turn()
    #expect(probe.texts.contains("Match result"))
    #expect(probe.texts.contains("Porto Alegre"))
    #expect(!probe.texts.contains("Loading match"))
  }

  @Test func aChangeOfOddsUpdatesTheOutcome() async {
    let model = MockTallOddsMatchCardViewModel.scheduled
    let probe = ComponentProbe(TallOddsMatchCardView.configured(with: model))
    model.outcomes.outcomeViewModels[0].moveOdds(to: Odds(7.5))
    await probe.turn()
    #expect(probe.texts.contains("7.50"))
  }
}
