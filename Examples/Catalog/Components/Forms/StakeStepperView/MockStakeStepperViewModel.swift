/// A mock of a stake that changes by a step and stays within its limits.
public final class MockStakeStepperViewModel: MockViewModel<StakeStepperDisplayState>, StakeStepperViewModelProtocol {
  public func increase() {
    update { $0.stake = min($0.stake + $0.step, $0.limits.upperBound) }
  }

  public func decrease() {
    update { $0.stake = max($0.stake - $0.step, $0.limits.lowerBound) }
  }
}

extension MockStakeStepperViewModel {
  private static func stake(_ sum: Money) -> MockStakeStepperViewModel {
    MockStakeStepperViewModel(
      StakeStepperDisplayState(stake: sum, limits: Money(1)...Money(500), step: Money(5)))
  }

  public static var standard: MockStakeStepperViewModel { stake(Money(20)) }
  public static var lowest: MockStakeStepperViewModel { stake(Money(1)) }
  public static var highest: MockStakeStepperViewModel { stake(Money(500)) }
}
