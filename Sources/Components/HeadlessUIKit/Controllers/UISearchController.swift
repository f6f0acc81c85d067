public import Foundation

/// A search bar with a controller for the results.
///
/// A navigation controller shows the bar of its top controller's `navigationItem.searchController`: below the title, or
/// at the bottom of a phone with iOS 26. Other code adds ``searchBar`` to a view, such as the header of a table.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  open private(set) var searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content is dimmed while no results are shown.
  open var obscuresBackgroundDuringPresentation = true { didSet { placementDidChange() } }
  /// Whether the titles and buttons of the navigation bar are hidden during a search.
  open var hidesNavigationBarDuringPresentation = true { didSet { placementDidChange() } }
  /// Whether the results are shown if there is a text, unless ``showsSearchResultsController`` is set.
  open var automaticallyShowsSearchResultsController = true { didSet { placementDidChange() } }
  open var automaticallyShowsCancelButton = true { didSet { updateBar() } }
  /// Whether the titles of scopes are shown during a search.
  open var automaticallyShowsScopeBar = true { didSet { updateBar() } }
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateBar() } }
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// The former name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// The suggestions below the search bar. They are not shown; tests may select one with
  /// `searchBar.searchTextField.selectSuggestion(_:)`.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { searchBar.searchTextField.searchSuggestions }
    set { searchBar.searchTextField.searchSuggestions = newValue }
  }

  /// The navigation controller that shows the search bar.
  weak var container: UINavigationController?
  private var showsResults: Bool?

  /// - Parameter searchResultsController: The controller that shows the results; `nil` if the content itself shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
    definesPresentationContext = true
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.searchController = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// Whether a search is in progress. Setting it shows or hides the results before the call returns.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      isActive ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
      if isActive { delegate?.presentSearchController(self) }
      if !isActive {
        searchBar.text = nil
        searchBar.resignFirstResponder()
      }
      updateBar()
      placementDidChange()
      isActive ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Whether the results are shown during a search.
  open var showsSearchResultsController: Bool {
    get {
      guard searchResultsController != nil, isActive else { return false }
      if let showsResults { return showsResults }
      return automaticallyShowsSearchResultsController && searchBar.text?.isEmpty == false
    }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// Where the search bar is shown.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    container?.navigationBar.searchPlacement ?? .stacked
  }

  /// Whether the content is dimmed.
  var obscuresContent: Bool { isActive && obscuresBackgroundDuringPresentation && !showsSearchResultsController }

  /// Called when the field begins to be edited, as a touch does.
  func searchDidBegin() {
    if isActive { searchResultsUpdater?.updateSearchResults(for: self) } else { isActive = true }
  }

  /// Called when the text or the scope changes.
  func searchDidChange() {
    updateBar()
    placementDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func updateBar() {
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
    guard searchBar.scopeButtonTitles?.isEmpty == false else { return }
    switch scopeBarActivation {
    case .automatic: if automaticallyShowsScopeBar { searchBar.showsScopeBar = isActive }
    case .onSearchActivation: searchBar.showsScopeBar = isActive
    case .onTextEntry: searchBar.showsScopeBar = isActive && searchBar.text?.isEmpty == false
    case .manual: break
    }
  }

  private func placementDidChange() {
    container?.navigationBar.setNeedsLayout()
    container?.viewIfLoaded?.setNeedsLayout()
  }
}

extension UISearchController {
  /// When the scopes are shown.
  public enum ScopeBarActivation: Int, CaseIterable, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }
}

extension UINavigationItem {
  /// Where a navigation controller shows a search bar.
  public enum SearchBarPlacement: Int, CaseIterable, Sendable {
    case automatic = 0
    /// In the row of the buttons.
    case integrated = 1
    /// Below the title.
    case stacked = 2
    case integratedCentered = 3
    case integratedButton = 4

    public static var inline: SearchBarPlacement { .integrated }
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: DelegateObject {
  func updateSearchResults(for searchController: UISearchController)
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Is notified of the start and end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: DelegateObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}

  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}

  public func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}
