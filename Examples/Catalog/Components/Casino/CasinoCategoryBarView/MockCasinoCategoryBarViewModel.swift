/// A mock of a category with a number of games that a test can set.
public final class MockCasinoCategoryBarViewModel:
  MockViewModel<CasinoCategoryBarDisplayState>, CasinoCategoryBarViewModelProtocol
{
  public private(set) var hasShownAll = false

  public func showAll() {
    hasShownAll = true
  }

  public func count(_ count: Int) {
    update { $0.count = count }
  }
}

extension MockCasinoCategoryBarViewModel {
  public static var counted: MockCasinoCategoryBarViewModel {
    MockCasinoCategoryBarViewModel(
      CasinoCategoryBarDisplayState(title: Wording.current[.newGames], symbol: "star.fill", count: 48))
  }

  public static var uncounted: MockCasinoCategoryBarViewModel {
    MockCasinoCategoryBarViewModel(
      CasinoCategoryBarDisplayState(title: Wording.current[.jackpots], symbol: "trophy.fill"))
  }

  public static var longTitle: MockCasinoCategoryBarViewModel {
    MockCasinoCategoryBarViewModel(
      CasinoCategoryBarDisplayState(
        title: Wording.current[.playedByOthers], symbol: "person.2.fill", count: 6))
  }
}
