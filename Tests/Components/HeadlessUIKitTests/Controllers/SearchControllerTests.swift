import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct SearchControllerTests {
  private let content = UIViewController()
  private let results = UIViewController()
  private let log = SearchLog()

  private func navigation(_ search: UISearchController, _ version: SystemVersion) -> UINavigationController {
    content.navigationItem.title = "Cities"
    content.navigationItem.searchController = search
    search.searchResultsUpdater = log
    search.delegate = log
    let navigation = UINavigationController(rootViewController: content)
    navigation.loadViewIfNeeded()
    navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    _ = navigation.view.inLook(version)
    navigation.view.layoutIfNeeded()
    return navigation
  }

  @Test func theSearchBarIsBelowTheTitle() {
    let search = UISearchController(searchResultsController: nil)
    let navigation = navigation(search, .iOS18)
    #expect(search.searchBar.superview === navigation.navigationBar)
    #expect(navigation.navigationBar.frame.height == CGFloat(44 + 52))
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
    search.searchBar.layoutIfNeeded()
    #expect(search.searchBar.searchTextField.frame == CGRect(x: 16, y: 1, width: 358, height: 36))
    #expect(content.view.safeAreaInsets.top == 96)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == CGFloat(44 + 52 + 52))
  }

  @Test func theSearchBarOfIOS26IsAtTheBottomUnlessStacked() {
    let search = UISearchController(searchResultsController: nil)
    let navigation = navigation(search, .iOS26)
    #expect(search.searchBar.superview === navigation.view)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 790, width: 390, height: 54))
    #expect(content.view.safeAreaInsets.bottom == 54)
    content.navigationItem.preferredSearchBarPlacement = .stacked
    navigation.view.setNeedsLayout()
    navigation.view.layoutIfNeeded()
    #expect(search.searchBar.superview === navigation.navigationBar)
    #expect(content.view.safeAreaInsets.bottom == 0)
  }

  @Test func anActiveSearchHidesTheTitleAndShowsTheResultsForAText() {
    let search = UISearchController(searchResultsController: results)
    let navigation = navigation(search, .iOS18)
    search.isActive = true
    navigation.view.layoutIfNeeded()
    #expect(search.searchBar.showsCancelButton)
    #expect(navigation.navigationBar.frame.height == 52)
    #expect(results.viewIfLoaded?.superview == nil)
    search.searchBar.searchTextField.insertText("P")
    navigation.view.layoutIfNeeded()
    #expect(results.view.superview === navigation.view)
    #expect(results.view.frame == content.view.frame)
    #expect(log.events == ["will present", "did present", "update ", "update P"])
    search.isActive = false
    navigation.view.layoutIfNeeded()
    #expect(results.view.superview == nil)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.text ?? "" == "")
  }

  @Test func aToolbarIsAboveTheSafeArea() {
    let navigation = UINavigationController(rootViewController: content)
    content.toolbarItems = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
    navigation.loadViewIfNeeded()
    navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    navigation.additionalSafeAreaInsets.bottom = 34
    _ = navigation.view.inLook(.iOS18)
    navigation.view.layoutIfNeeded()
    #expect(navigation.isToolbarHidden)
    #expect(content.view.safeAreaInsets.bottom == 34)
    navigation.setToolbarHidden(false, animated: true)
    navigation.view.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(navigation.toolbar.items?.count == 1)
    #expect(content.view.safeAreaInsets.bottom == 78)
  }
}

private final class SearchLog: UISearchResultsUpdating, UISearchControllerDelegate {
  var events: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    events.append("update \(searchController.searchBar.text ?? "")")
  }
  func willPresentSearchController(_ searchController: UISearchController) { events.append("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { events.append("did present") }
}
