public import Observation

/// A mock of a bonus with progress that a test can change.
@Observable @preconcurrency @MainActor
public final class MockProgressInfoViewModel: ProgressInfoViewModelProtocol {
  public let title = Wording.current[.welcomeBonus]
  public let symbol = "gift"
  public let goal = Money(400)
  public private(set) var reached: Money

  public init(reached: Money) {
    self.reached = reached
  }

  public func play(_ stake: Money) {
    reached = min(reached + stake, goal)
  }
}

extension MockProgressInfoViewModel {
  public static var started: MockProgressInfoViewModel { MockProgressInfoViewModel(reached: Money(0)) }
  public static var halfway: MockProgressInfoViewModel { MockProgressInfoViewModel(reached: Money(260)) }
  public static var complete: MockProgressInfoViewModel { MockProgressInfoViewModel(reached: Money(400)) }
}
