/// A mock of quick links that marks the last opened link.
public final class MockQuickLinksTabBarViewModel:
  MockViewModel<QuickLinksDisplayState>, QuickLinksTabBarViewModelProtocol
{
  public func open(_ link: String) {
    guard currentDisplayState.links.contains(where: { $0.id == link }) else { return }
    update { $0.selection = link }
  }
}

extension MockQuickLinksTabBarViewModel {
  private static var links: [QuickLink] {
    let wording = Wording.current
    return [
      QuickLink(id: "football", title: wording[.football], symbol: "sportscourt"),
      QuickLink(id: "live", title: wording[.live], symbol: "play.circle"),
      QuickLink(id: "offers", title: wording[.offers], symbol: "gift"),
      QuickLink(id: "slots", title: wording[.slots], symbol: "star"),
      QuickLink(id: "results", title: wording[.results], symbol: "chart.bar"),
      QuickLink(id: "trophies", title: wording[.cups], symbol: "trophy"),
    ]
  }

  public static var unselected: MockQuickLinksTabBarViewModel {
    MockQuickLinksTabBarViewModel(QuickLinksDisplayState(links: links))
  }

  public static var selected: MockQuickLinksTabBarViewModel {
    MockQuickLinksTabBarViewModel(QuickLinksDisplayState(links: links, selection: "offers"))
  }
}
