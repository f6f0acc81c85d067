import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct BetslipSummaryViewTests {
  @Test func aBetIsRefusedAndAcceptedWithALowerStake() async {
    let model = MockBetslipSummaryViewModel.ready
    let probe = ComponentProbe(BetslipSummaryView.configured(with: model))
    await probe.touch("Place bet")
    #expect(model.currentDisplayState.phase == .placing)
    model.refuse("Too high")
    await probe.turn()
    #expect(probe.texts.contains("Too high"))
    model.stake(Money(10))
    await probe.turn()
    #expect(probe.texts.contains("€68.20"))
    #expect(!probe.texts.contains("Too high"))
    await probe.touch("Place bet")
    model.accept(as: "7")
    await probe.turn()
    #expect(probe.texts.contains("Bet placed. Reference 7"))
    #expect(probe.control("Place bet") == nil)
  }

  @Test func aBetNeedsAStake() async {
    let model = MockBetslipSummaryViewModel.withoutStake
    await ComponentProbe(BetslipSummaryView.configured(with: model)).touch("Enter a stake")
    #expect(model.currentDisplayState.phase == .ready)
  }
}
