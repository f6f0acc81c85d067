import FirstFrameLayoutTree
import HeadlessUIKit

/// A page of a navigation, whose bar items come from its views.
final class NavigationPage: HostedPage {
  private let navigator: Navigator
  private var barItems: [HostingView] = []
  /// Keeps the state of views in bars.
  private lazy var barGraph = ViewGraph { [weak self] in self?.reload() }
  private var searching: SearchConnection?
  /// The view in place of a title that is removed.
  private lazy var noTitle = UIView()
  /// Called when the page has been evaluated.
  var pagesDidChange: @MainActor () -> Void = {}

  init(_ content: any View, in surroundings: EnvironmentValues, navigator: Navigator) {
    self.navigator = navigator
    super.init(content, in: surroundings)
  }

  required init?(coder: NSCoder) { nil }

  override func configure(_ values: inout EnvironmentValues) {
    super.configure(&values)
    values.navigator = navigator
  }

  override func didEvaluate() {
    updateItem()
    pagesDidChange()
  }

  private func updateItem() {
    let item = navigationItem
    let title = scope.title?.plainString
    if item.title != title { item.title = title }
    let subtitle = scope.subtitle?.plainString
    if item.subtitle != subtitle { item.subtitle = subtitle }
    let mode = displayMode(title)
    if item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    if item.hidesBackButton != scope.isBackButtonHidden { item.hidesBackButton = scope.isBackButtonHidden }
    let style = scope.role?.style ?? .navigator
    if item.style != style { item.style = style }
    let hasMenu = scope.entries.contains { $0.placement.place == .titleMenu }
    if hasMenu != (item.titleMenuProvider != nil) {
      item.titleMenuProvider = hasMenu ? { UIMenu(children: $0) } : nil
    }
    (splitViewController as? SplitController)?.setWidth(scope.columnWidth, of: self)
    updateBarItems()
    updateSearch()
    updateAppearance()
  }

  /// A bar without a title is small.
  private func displayMode(_ title: String?) -> UINavigationItem.LargeTitleDisplayMode {
    if scope.isTitleRemoved { return .never }
    if let mode = scope.displayMode { return mode.mode }
    return title?.isEmpty == false ? .automatic : .never
  }

  private func updateBarItems() {
    var maker = BarItemMaker(
      environment: hosted.inherited ?? EnvironmentValues(), controller: self, graph: barGraph, last: barItems)
    let leading = maker.items(of: scope.entries, at: .leading)
    let trailing = maker.items(of: scope.entries, at: .trailing) + maker.overflowItems(of: scope.entries)
    let bottom = maker.items(of: scope.entries, at: .bottom)
    let principal = maker.view(of: scope.entries, at: .principal) ?? (scope.isTitleRemoved ? noTitle : nil)
    barItems = maker.made
    navigationItem.leftBarButtonItems = leading.isEmpty ? nil : leading
    // UIKit counts from the trailing edge.
    navigationItem.rightBarButtonItems = trailing.isEmpty ? nil : trailing.reversed()
    navigationItem.leftItemsSupplementBackButton = true
    if navigationItem.titleView !== principal { navigationItem.titleView = principal }
    toolbarItems = bottom.isEmpty ? nil : bottom
  }

  private func updateSearch() {
    guard let settings = scope.search else {
      if searching != nil { navigationItem.searchController = nil }
      searching = nil
      return
    }
    if settings.isPresented?.wrappedValue == true {
      for part in scope.undrawnSearchParts { UsageWarnings.warnOfNoEffect(part.name, part.reason) }
    }
    let connection = searching ?? SearchConnection()
    searching = connection
    connection.update(settings)
    if navigationItem.searchController !== connection.controller {
      navigationItem.searchController = connection.controller
    }
    let placement: UINavigationItem.SearchBarPlacement = settings.placement.isBelowTitle ? .stacked : .automatic
    if navigationItem.preferredSearchBarPlacement != placement {
      navigationItem.preferredSearchBarPlacement = placement
    }
  }

  private func updateAppearance() {
    let appearance = barAppearance
    guard appearance != nil || navigationItem.standardAppearance != nil else { return }
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
  }

  /// The look of the bar; `nil` for the standard one.
  private var barAppearance: UINavigationBarAppearance? {
    let color = scope.barBackgrounds[.navigationBar]
    guard color != nil || scope.hasBarBackground else { return nil }
    let appearance = UINavigationBarAppearance()
    if let color {
      appearance.show(color)
    } else {
      appearance.configureWithDefaultBackground()
    }
    if let scheme = scope.barSchemes[.navigationBar] {
      let text: UIColor = scheme == .dark ? .white : .black
      appearance.titleTextAttributes = [.foregroundColor: text]
      appearance.largeTitleTextAttributes = [.foregroundColor: text]
    }
    return appearance
  }

  /// Whether the navigation shows its bar and its toolbar for the page.
  var hidesBar: Bool { scope.barVisibility[.navigationBar] == .hidden }
  var showsToolbar: Bool { toolbarItems?.isEmpty == false && scope.barVisibility[.bottomBar] != .hidden }
}
