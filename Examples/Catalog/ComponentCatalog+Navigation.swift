import HeadlessUIKit

extension ComponentCatalog {
  static var navigation: [LibraryComponent] {
    [
      AdaptiveTabBarView.listed(
        in: "Navigation", "A tab bar that becomes another one", previews: AdaptiveTabBarView.previews
      ) { MockAdaptiveTabBarViewModel.sports },
      QuickLinksTabBarView.listed(
        in: "Navigation", "Short ways side by side", previews: QuickLinksTabBarView.previews
      ) { MockQuickLinksTabBarViewModel.unselected },
      MarketGroupSelectorTabView.listed(
        in: "Navigation", "The groups of a match's markets", previews: MarketGroupSelectorTabView.previews
      ) { MockMarketGroupSelectorTabViewModel.first },
      CustomNavigationView.listed(
        in: "Navigation", "The head of a page", previews: CustomNavigationView.previews
      ) { MockCustomNavigationViewModel.page },
    ]
  }
}
