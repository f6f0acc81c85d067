/// The display state of a stake stepper.
public struct StakeStepperDisplayState: Hashable, Sendable {
  public var stake: Money
  public var limits: ClosedRange<Money>
  public var step: Money

  public init(stake: Money, limits: ClosedRange<Money>, step: Money) {
    self.stake = stake
    self.limits = limits
    self.step = step
  }

  package var canDecrease: Bool { stake > limits.lowerBound }
  package var canIncrease: Bool { stake < limits.upperBound }

  /// A note about the limit that the stake has reached.
  func message(in wording: Wording) -> String? {
    if !canDecrease { return wording.text(.lowestStake, [.sum: wording.shortMoney(limits.lowerBound)]) }
    return canIncrease ? nil : wording.text(.highestStake, [.sum: wording.shortMoney(limits.upperBound)])
  }
}
