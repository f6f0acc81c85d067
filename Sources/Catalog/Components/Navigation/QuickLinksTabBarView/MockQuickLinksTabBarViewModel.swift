/// Quick links of which the one opened last stays marked.
public final class MockQuickLinksTabBarViewModel:
  MockViewModel<QuickLinksDisplayState>, QuickLinksTabBarViewModelProtocol
{
  public func open(_ link: String) {
    guard currentDisplayState.links.contains(where: { $0.id == link }) else { return }
    update { $0.selection = link }
  }
}

extension MockQuickLinksTabBarViewModel {
  private static let links = [
    QuickLink(id: "football", title: "Football", symbol: "sportscourt"),
    QuickLink(id: "live", title: "Live", symbol: "play.circle"),
    QuickLink(id: "offers", title: "Offers", symbol: "gift"),
    QuickLink(id: "slots", title: "Slots", symbol: "star"),
    QuickLink(id: "results", title: "Results", symbol: "chart.bar"),
    QuickLink(id: "trophies", title: "Cups", symbol: "trophy"),
  ]

  public static var unselected: MockQuickLinksTabBarViewModel {
    MockQuickLinksTabBarViewModel(QuickLinksDisplayState(links: links))
  }

  public static var selected: MockQuickLinksTabBarViewModel {
    MockQuickLinksTabBarViewModel(QuickLinksDisplayState(links: links, selection: "offers"))
  }
}
