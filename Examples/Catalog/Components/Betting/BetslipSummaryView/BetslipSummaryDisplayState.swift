/// The display state of a betslip's summary.
public struct BetslipSummaryDisplayState: Hashable, Sendable {
  public var odds: Odds
  public var stake: Money
  public var phase: BetslipPhase

  public init(odds: Odds, stake: Money, phase: BetslipPhase = .ready) {
    self.odds = odds
    self.stake = stake
    self.phase = phase
  }

  package var returns: Money { stake.multiplied(by: odds) }
}
