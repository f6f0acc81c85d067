/// A mock of a boost with a number of selections that a test can change.
public final class MockOddsBoostBannerViewModel: MockViewModel<OddsBoostDisplayState>, OddsBoostBannerViewModelProtocol
{
  public private(set) var hasOpenedTerms = false

  public func openTerms() {
    hasOpenedTerms = true
  }

  public func addSelection() {
    update { $0.selections += 1 }
  }

  public func removeSelection() {
    update { $0.selections = max($0.selections - 1, 0) }
  }
}

extension MockOddsBoostBannerViewModel {
  private static func boost(_ selections: Int) -> MockOddsBoostBannerViewModel {
    MockOddsBoostBannerViewModel(OddsBoostDisplayState(selections: selections, neededSelections: 4, percent: 15))
  }

  public static var started: MockOddsBoostBannerViewModel { boost(1) }
  public static var nearlyReached: MockOddsBoostBannerViewModel { boost(3) }
  public static var reached: MockOddsBoostBannerViewModel { boost(4) }
}
