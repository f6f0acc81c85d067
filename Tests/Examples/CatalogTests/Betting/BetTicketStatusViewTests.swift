import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct BetTicketStatusViewTests {
  @Test func anOfferIsAcceptedReplacedByAnotherAndAccepted() async {
    let model = MockBetTicketStatusViewModel.open
    let probe = ComponentProbe(BetTicketStatusView.configured(with: model))
    await probe.touch("Cash out €18.40")
    #expect(model.currentDisplayState.isCashingOut)
    #expect(probe.control("Cashing out")?.isEnabled == false)
    model.refuseCashOut(offering: Money(cents: 1_710))
    await probe.turn()
    #expect(probe.texts.contains("The offer changed. Please confirm again."))
    await probe.touch("Cash out €17.10")
    model.finishCashOut()
    await probe.turn()
    #expect(probe.texts.contains("Cashed out"))
    #expect(probe.texts.contains("€17.10"))
    #expect(probe.control("Cash out €17.10") == nil)
  }

  @Test(arguments: [true, false])
  func aSettledBetCannotBeCashedOut(isWon: Bool) async {
    let model = MockBetTicketStatusViewModel.open
    model.settle(asWon: isWon)
    let probe = ComponentProbe(BetTicketStatusView.configured(with: model))
    #expect(probe.texts.contains(isWon ? "Won" : "Lost"))
    #expect(probe.texts.contains(isWon ? "€34.75" : "€0.00"))
    model.cashOut()
    #expect(!model.currentDisplayState.isCashingOut)
  }
}
