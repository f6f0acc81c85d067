/// A mock of market groups with numbers of markets that a test can set.
public final class MockMarketGroupSelectorTabViewModel:
  MockViewModel<MarketGroupSelectorDisplayState>, MarketGroupSelectorTabViewModelProtocol
{
  public func select(_ group: String) {
    guard currentDisplayState.groups.contains(where: { $0.id == group }) else { return }
    update { $0.selection = group }
  }

  /// Delivers the number of markets of a group.
  public func count(_ count: Int, in group: String) {
    update { state in
      guard let index = state.groups.firstIndex(where: { $0.id == group }) else { return }
      state.groups[index].count = count
    }
  }
}

extension MockMarketGroupSelectorTabViewModel {
  private static var groups: [MarketGroup] {
    let wording = Wording.current
    return [
      MarketGroup(id: "main", title: wording[.mainMarkets], count: 12),
      MarketGroup(id: "goals", title: wording[.goals], count: 38),
      MarketGroup(id: "corners", title: wording[.corners], count: 9),
      MarketGroup(id: "cards", title: wording[.cards], count: 7),
      MarketGroup(id: "players", title: wording[.players], count: 54),
    ]
  }

  public static var first: MockMarketGroupSelectorTabViewModel {
    MockMarketGroupSelectorTabViewModel(MarketGroupSelectorDisplayState(groups: groups, selection: "main"))
  }

  public static var second: MockMarketGroupSelectorTabViewModel {
    MockMarketGroupSelectorTabViewModel(MarketGroupSelectorDisplayState(groups: groups, selection: "goals"))
  }

  public static var uncounted: MockMarketGroupSelectorTabViewModel {
    let names = groups.map { MarketGroup(id: $0.id, title: $0.title) }
    return MockMarketGroupSelectorTabViewModel(MarketGroupSelectorDisplayState(groups: names, selection: "main"))
  }
}
