import Foundation

@testable import HeadlessUIKit

extension PropertyTable {
  @MainActor
  private final class Search {
    let controller = UISearchController(searchResultsController: Sample.controller(.red))
    let root = Sample.controller(.blue)
    lazy var navigation = UINavigationController(rootViewController: root)
  }

  private func search(isActive: Bool) -> Search {
    let search = Search()
    search.root.title = "Home"
    search.root.navigationItem.searchController = search.controller
    search.navigation.loadViewIfNeeded()
    search.navigation.navigationBar.traitOverrides.values.systemVersion = .iOS18
    search.controller.isActive = isActive
    return search
  }

  func addSearch() {
    let rest = cases("UISearchController", { self.search(isActive: false) }, shownBy: { $0.navigation })
    rest.drawn("isActive") { $0.controller.isActive = true }
    let active = cases("UISearchController", { self.search(isActive: true) }, shownBy: { $0.navigation })
    active.drawn("obscuresBackgroundDuringPresentation") {
      $0.controller.obscuresBackgroundDuringPresentation = false
    }
    active.drawn("hidesNavigationBarDuringPresentation") {
      $0.controller.hidesNavigationBarDuringPresentation = false
    }
    active.drawn("showsSearchResultsController") { $0.controller.showsSearchResultsController = true }
    active.drawn(
      "automaticallyShowsSearchResultsController", given: { $0.controller.searchBar.text = "H" }
    ) { $0.controller.automaticallyShowsSearchResultsController = false }
    rest.drawn("automaticallyShowsCancelButton", given: { _ in }) {
      $0.controller.automaticallyShowsCancelButton = false
      $0.controller.searchBar.showsCancelButton = true
    }
    active.drawn("scopeBarActivation", given: { $0.controller.searchBar.scopeButtonTitles = ["A", "B"] }) {
      $0.controller.scopeBarActivation = .onSearchActivation
    }
    active.drawn(
      "automaticallyShowsScopeBar", given: { $0.controller.searchBar.scopeButtonTitles = ["A", "B"] }
    ) { $0.controller.automaticallyShowsScopeBar = true }
    rest.none(.behavior, "delegate", "searchResultsUpdater")
    rest.none(.hiddenAtRest, "ignoresSearchSuggestionsForSearchBarPlacementStacked")
    let item = cases("UINavigationItem", { UINavigationItem(title: "Home") }) { Sample.bar(showing: $0) }
    item.drawn("searchController") {
      $0.preferredSearchBarPlacement = .stacked
      $0.searchController = self.kept(UISearchController(searchResultsController: nil))
    }
    item.drawn(
      "preferredSearchBarPlacement",
      given: { $0.searchController = self.kept(UISearchController(searchResultsController: nil)) }
    ) { $0.preferredSearchBarPlacement = .stacked }
  }

  private func kept(_ controller: UISearchController) -> UISearchController {
    controller.searchBar.placeholder = "Search"
    return controller
  }
}
