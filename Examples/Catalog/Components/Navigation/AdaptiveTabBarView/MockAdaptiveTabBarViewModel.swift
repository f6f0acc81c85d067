/// The tabs of an app with a sportsbook and a casino.
public final class MockAdaptiveTabBarViewModel:
  MockViewModel<AdaptiveTabBarDisplayState>, AdaptiveTabBarViewModelProtocol
{
  public func select(_ item: String) {
    guard let chosen = currentDisplayState.items.first(where: { $0.id == item }) else { return }
    update {
      $0.selectedItem = chosen.id
      guard let bar = chosen.opensBar, let first = $0.bars.first(where: { $0.id == bar })?.items.first else { return }
      $0.activeBar = bar
      $0.selectedItem = first.id
    }
  }

  /// Sets the number of new items at a destination.
  public func setBadge(_ count: Int, of item: String) {
    update { state in
      for bar in state.bars.indices {
        for index in state.bars[bar].items.indices where state.bars[bar].items[index].id == item {
          state.bars[bar].items[index].badgeCount = count
        }
      }
    }
  }
}

extension MockAdaptiveTabBarViewModel {
  private static var bars: [AdaptiveTabBarConfiguration] {
    let wording = Wording.current
    return [
      AdaptiveTabBarConfiguration(
        id: "sports",
        items: [
          AdaptiveTabBarItem(id: "home", title: wording[.sports], symbol: "sportscourt"),
          AdaptiveTabBarItem(id: "live", title: wording[.live], symbol: "play.circle", badgeCount: 12),
          AdaptiveTabBarItem(id: "bets", title: wording[.myBets], symbol: "doc.text", badgeCount: 2),
          AdaptiveTabBarItem(id: "search", title: wording[.search], symbol: "magnifyingglass"),
          AdaptiveTabBarItem(id: "casino", title: wording[.casino], symbol: "star.circle", opensBar: "casino"),
        ]),
      AdaptiveTabBarConfiguration(
        id: "casino",
        items: [
          AdaptiveTabBarItem(id: "lobby", title: wording[.lobby], symbol: "square.grid.2x2"),
          AdaptiveTabBarItem(id: "favorites", title: wording[.favorites], symbol: "heart"),
          AdaptiveTabBarItem(id: "promotions", title: wording[.offers], symbol: "gift", badgeCount: 140),
          AdaptiveTabBarItem(id: "sports", title: wording[.sports], symbol: "sportscourt", opensBar: "sports"),
        ]),
    ]
  }

  public static var sports: MockAdaptiveTabBarViewModel {
    MockAdaptiveTabBarViewModel(
      AdaptiveTabBarDisplayState(bars: bars, activeBar: "sports", selectedItem: "home"))
  }

  public static var live: MockAdaptiveTabBarViewModel {
    let model = sports
    model.select("live")
    return model
  }

  public static var casino: MockAdaptiveTabBarViewModel {
    let model = sports
    model.select("casino")
    return model
  }
}
