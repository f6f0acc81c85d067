import FirstFrame
import FirstFrameCatalog
import Testing

/// Components that navigate.
@MainActor struct NavigationTests {
  @Test func aTabSwitchesToAnotherBarAndBack() async {
    let model = MockAdaptiveTabBarViewModel.sports
    let probe = ComponentProbe(AdaptiveTabBarView.configured(with: model))
    await probe.touch("Live")
    #expect(probe.control("Live")?.isSelected == true)
    #expect(probe.control("Sports")?.isSelected == false)
    await probe.touch("Casino")
    #expect(probe.control("Lobby")?.isSelected == true)
    #expect(probe.control("Live") == nil)
    await probe.touch("Sports")
    #expect(model.currentDisplayState.activeBar == "sports")
    #expect(model.currentDisplayState.selectedItem == "home")
  }

  @Test(arguments: [(0, nil), (1, "1 new"), (99, "99 new"), (100, "99+ new")])
  func badgesCountTo99(count: Int, spoken: String?) async {
    let model = MockAdaptiveTabBarViewModel.sports
    model.setBadge(count, of: "live")
    let probe = ComponentProbe(AdaptiveTabBarView.configured(with: model))
    #expect(probe.control("Live")?.accessibilityValue == spoken)
  }

  @Test func theLinkOpenedLastIsMarked() async {
    let model = MockQuickLinksTabBarViewModel.unselected
    let probe = ComponentProbe(QuickLinksTabBarView.configured(with: model))
    for label in ["Live", "Slots"] {
      await probe.touch(label)
      #expect(["Football", "Live", "Slots"].filter { probe.control($0)?.isSelected == true } == [label])
    }
  }

  @Test func marketGroupsAreSelectedAndCounted() async {
    let model = MockMarketGroupSelectorTabViewModel.uncounted
    let probe = ComponentProbe(MarketGroupSelectorTabView.configured(with: model))
    await probe.touch("Corners")
    #expect(model.currentDisplayState.selection == "corners")
    model.count(9, in: "corners")
    await probe.turn()
    #expect(probe.control("Corners")?.accessibilityValue == "9 markets")
  }

  @Test func aPageIsPushedAndPopped() async {
    let model = MockCustomNavigationViewModel.root
    let probe = ComponentProbe(CustomNavigationView.configured(with: model))
    #expect(probe.control("Back") == nil)
    model.open(CustomNavigationDisplayState(title: "Settings"))
    await probe.turn()
    #expect(probe.texts == ["Settings"])
    await probe.touch("Back")
    #expect(probe.texts == ["Sports"])
    await probe.touch("Notifications")
    #expect(model.performedActions == ["alerts"])
  }
}
