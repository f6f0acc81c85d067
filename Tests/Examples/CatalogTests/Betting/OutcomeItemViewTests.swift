import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct OutcomeItemViewTests {
  @Test func aChangeOfOddsShowsItsDirection() async {
    let model = MockOutcomeItemViewModel.standard
    let probe = ComponentProbe(OutcomeItemView.configured(with: model))
    let values = [(2.5, "2.50, going up"), (2.1, "2.10, going down"), (2.1, "2.10")]
    for (odds, spoken) in values {
      model.moveOdds(to: Odds(odds))
      await probe.turn()
      #expect(probe.view.accessibilityValue == spoken)
    }
  }

  @Test func aChangeAfterConfigurationIsShownInTheNextTurn() async {
    let model = MockOutcomeItemViewModel.standard
    let probe = ComponentProbe(OutcomeItemView.configured(with: model))
    #expect(probe.texts == ["Lisbon", "2.35"])
    model.moveOdds(to: Odds(3))
    #expect(probe.texts == ["Lisbon", "2.35"])
    await probe.turn()
    #expect(probe.texts == ["Lisbon", "3.00"])
  }

  @Test(arguments: OutcomeAvailability.allCases)
  func aTapSelectsAnOutcomeIfItIsOpen(availability: OutcomeAvailability) async {
    let model = MockOutcomeItemViewModel(
      OutcomeItemDisplayState(title: "Draw", odds: Odds(3.4), availability: availability))
    let probe = ComponentProbe(OutcomeItemView.configured(with: model))
    await probe.touch()
    #expect(model.currentDisplayState.isSelected == (availability == .open))
    #expect((probe.view as? UIControl)?.isSelected == (availability == .open))
    await probe.touch()
    #expect(!model.currentDisplayState.isSelected)
  }

  @Test func showsEachState() async {
    let model = MockOutcomeItemViewModel.loading
    await ComponentProbe(OutcomeItemView.configured(with: model)).expect([
      ComponentStep("loading", shows: ["Lisbon"]),
      ComponentStep("open", shows: ["Lisbon", "1.90"]) { model.open(at: Odds(1.9)) },
      ComponentStep("boosted", shows: ["Lisbon", "1.90", "2.20"]) { model.boost(to: Odds(2.2)) },
      ComponentStep("suspended", shows: ["Lisbon"]) { model.suspend() },
    ])
  }

  @Test func afterReuseThePreviousModelHasNoEffect() async {
    let model = MockOutcomeItemViewModel.standard
    let view = OutcomeItemView.configured(with: model)
    view.prepareForReuse()
    model.moveOdds(to: Odds(9))
    await ComponentProbe(view).turn()
    #expect(ComponentProbe(view).texts.isEmpty)
    #expect(view.viewModel == nil)
  }

  @Test func afterASecondConfigurationOnlyTheSecondModelHasAnEffect() async {
    let (first, second) = (MockOutcomeItemViewModel.standard, MockOutcomeItemViewModel.oddsUp)
    let view = OutcomeItemView.configured(with: first)
    view.configure(with: second)
    first.moveOdds(to: Odds(9))
    await ComponentProbe(view).turn()
    #expect(ComponentProbe(view).texts == ["Lisbon", "2.50"])
  }
}
