/// A mock of a betslip with a bet that a test can accept or refuse.
public final class MockBetslipSummaryViewModel:
  MockViewModel<BetslipSummaryDisplayState>, BetslipSummaryViewModelProtocol
{
  public func placeBet() {
    guard currentDisplayState.phase != .placing, currentDisplayState.stake > Money(0) else { return }
    update { $0.phase = .placing }
  }

  public func accept(as reference: String) {
    update { $0.phase = .placed(reference) }
  }

  public func refuse(_ reason: String) {
    update { $0.phase = .refused(reason) }
  }

  public func stake(_ sum: Money) {
    update {
      $0.stake = sum
      $0.phase = .ready
    }
  }
}

extension MockBetslipSummaryViewModel {
  private static func slip(_ phase: BetslipPhase, stake: Money = Money(20)) -> MockBetslipSummaryViewModel {
    MockBetslipSummaryViewModel(BetslipSummaryDisplayState(odds: Odds(6.82), stake: stake, phase: phase))
  }

  public static var ready: MockBetslipSummaryViewModel { slip(.ready) }
  public static var withoutStake: MockBetslipSummaryViewModel { slip(.ready, stake: Money(0)) }
  public static var placing: MockBetslipSummaryViewModel { slip(.placing) }
  public static var placed: MockBetslipSummaryViewModel { slip(.placed("48213")) }

  public static var refused: MockBetslipSummaryViewModel {
    let wording = Wording.current
    return slip(.refused(wording.text(.balanceTooLow, [.sum: wording.money(Money(cents: 1_250))])))
  }
}
