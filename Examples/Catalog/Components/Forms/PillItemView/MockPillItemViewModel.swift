/// A mock of a pill that a tap selects and `deselect()` deselects.
public final class MockPillItemViewModel: MockViewModel<PillItemDisplayState>, PillItemViewModelProtocol {
  public func select() {
    update { $0.isSelected = true }
  }

  public func deselect() {
    update { $0.isSelected = false }
  }
}

extension MockPillItemViewModel {
  public static var football: MockPillItemViewModel {
    MockPillItemViewModel(PillItemDisplayState(title: Wording.current[.football], symbol: "sportscourt"))
  }

  public static var selected: MockPillItemViewModel {
    MockPillItemViewModel(
      PillItemDisplayState(title: Wording.current[.football], symbol: "sportscourt", isSelected: true))
  }

  public static var textOnly: MockPillItemViewModel {
    MockPillItemViewModel(PillItemDisplayState(title: Wording.current[.today]))
  }
}
