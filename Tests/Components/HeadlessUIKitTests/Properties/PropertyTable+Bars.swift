import Foundation

@testable import HeadlessUIKit

extension PropertyTable {
  func addBars() {
    addNavigationBar()
    addNavigationItem()
    addBarItems()
    addTabBar()
    addToolbar()
    addAppearances()
    addSearchBar()
  }

  private func addNavigationBar() {
    let bar = cases("UINavigationBar", { Sample.navigationBar() }) { Page(showing: $0) }
    bar.drawn("items") { $0.items = [UINavigationItem(title: "Away")] }
    bar.drawn("setItems(_:animated:)") { $0.setItems([UINavigationItem(title: "Away")], animated: true) }
    bar.drawn("prefersLargeTitles") {
      $0.prefersLargeTitles = true
      $0.sizeToFit()
    }
    bar.drawn("barTintColor") { $0.barTintColor = .red }
    bar.drawn("titleTextAttributes") { $0.titleTextAttributes = [.foregroundColor: UIColor.red] }
    bar.drawn(
      "largeTitleTextAttributes",
      given: {
        $0.prefersLargeTitles = true
        $0.sizeToFit()
      }
    ) { $0.largeTitleTextAttributes = [.foregroundColor: UIColor.red] }
    bar.drawn("standardAppearance") { $0.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red] }
    bar.drawn("scrollEdgeAppearance") { $0.scrollEdgeAppearance = Sample.redNavigationBar }
    let flat = cases("UINavigationBar", in: .landscape, { Sample.navigationBar() }) { Page(showing: $0) }
    flat.drawn("compactAppearance") {
      $0.compactAppearance = UINavigationBarAppearance()
      $0.compactAppearance?.titleTextAttributes = [.foregroundColor: UIColor.red]
    }
    flat.drawn("compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = Sample.redNavigationBar }
    bar.drawn("barStyle") { $0.barStyle = .black }
    bar.drawn("shadowImage", given: { $0.setBackgroundImage(Sample.image(.green), for: .default) }) {
      $0.shadowImage = Sample.image(.red)
    }
    bar.drawn("setBackgroundImage(_:for:)") { $0.setBackgroundImage(Sample.image(.red), for: .default) }
    bar.drawn("setBackgroundImage(_:for:barMetrics:)") {
      $0.setBackgroundImage(Sample.image(.red), for: .any, barMetrics: .default)
    }
    bar.drawn("backIndicatorImage", given: Sample.push) { $0.backIndicatorImage = Sample.template }
    bar.none(.animation, "backIndicatorTransitionMaskImage")
    let inController = cases("UINavigationBar", { Sample.navigation() }, shownBy: { $0 })
    inController.drawn("isTranslucent") { $0.navigationBar.isTranslucent = false }
  }

  private func addNavigationItem() {
    let item = cases("UINavigationItem", { UINavigationItem(title: "Home") }) { Sample.bar(showing: $0) }
    item.drawn("title") { $0.title = "Away" }
    item.drawn("prompt") { $0.prompt = "Today" }
    item.drawn("titleView") { $0.titleView = Sample.box(.red) }
    item.drawn("leftBarButtonItem") { $0.leftBarButtonItem = Sample.barButton() }
    item.drawn("leftBarButtonItems") { $0.leftBarButtonItems = [Sample.barButton()] }
    item.drawn("rightBarButtonItem") { $0.rightBarButtonItem = Sample.barButton() }
    item.drawn("rightBarButtonItems") { $0.rightBarButtonItems = [Sample.barButton()] }
    item.drawn("setLeftBarButton(_:animated:)") { $0.setLeftBarButton(Sample.barButton(), animated: true) }
    item.drawn("setLeftBarButtonItems(_:animated:)") { $0.setLeftBarButtonItems([Sample.barButton()], animated: true) }
    item.drawn("setRightBarButton(_:animated:)") { $0.setRightBarButton(Sample.barButton(), animated: true) }
    item.drawn("setRightBarButtonItems(_:animated:)") {
      $0.setRightBarButtonItems([Sample.barButton()], animated: true)
    }
    item.drawn("standardAppearance") {
      $0.standardAppearance = UINavigationBarAppearance()
      $0.standardAppearance?.titleTextAttributes = [.foregroundColor: UIColor.red]
    }
    item.drawn("scrollEdgeAppearance") { $0.scrollEdgeAppearance = Sample.redNavigationBar }
    let flat = cases("UINavigationItem", in: .landscape, { UINavigationItem(title: "Home") }) {
      Sample.bar(showing: $0)
    }
    flat.drawn("compactAppearance") {
      $0.compactAppearance = UINavigationBarAppearance()
      $0.compactAppearance?.titleTextAttributes = [.foregroundColor: UIColor.red]
    }
    flat.drawn("compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = Sample.redNavigationBar }
    let large = cases("UINavigationItem", { UINavigationItem(title: "Home") }) {
      Sample.bar(showing: $0, prefersLargeTitles: true)
    }
    large.drawn("largeTitleDisplayMode") { $0.largeTitleDisplayMode = .never }
    let pushed = cases("UINavigationItem", { UINavigationItem(title: "Home") }) {
      Sample.bar(showing: $0, above: UINavigationItem(title: "Root"))
    }
    pushed.drawn("hidesBackButton") { $0.hidesBackButton = true }
    pushed.drawn("setHidesBackButton(_:animated:)") { $0.setHidesBackButton(true, animated: true) }
    pushed.drawn("leftItemsSupplementBackButton", given: { $0.leftBarButtonItem = Sample.barButton() }) {
      $0.leftItemsSupplementBackButton = true
    }
    let back = cases("UINavigationItem", in: .iOS18, { UINavigationItem(title: "Root") }) {
      Sample.bar(showing: UINavigationItem(title: ""), above: $0)
    }
    back.drawn("backBarButtonItem") {
      $0.backBarButtonItem = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
    }
    back.drawn("backButtonDisplayMode") { $0.backButtonDisplayMode = .minimal }
    back.drawn("backButtonTitle") { $0.backButtonTitle = "Up" }
    item.none(.hiddenAtRest, "hidesSearchBarWhenScrolling")
  }

  private func addBarItems() {
    let item = cases("UIBarButtonItem", { Sample.barButton() }) { button in
      let item = UINavigationItem(title: "")
      item.rightBarButtonItem = button
      return Sample.bar(showing: item)
    }
    item.drawn("style") { $0.style = .done }
    item.drawn("tintColor") { $0.tintColor = .red }
    item.drawn("customView") { $0.customView = Sample.box(.red) }
    item.drawn("width") { $0.width = 70 }
    item.drawn("primaryAction", given: { $0.title = nil }) { $0.primaryAction = UIAction(title: "Share") { _ in } }
    item.none(.hiddenAtRest, "menu")
    item.none(.behavior, "action", "target")
    let any = cases("UIBarItem", { Sample.barButton() }) { button in
      let item = UINavigationItem(title: "")
      item.rightBarButtonItem = button
      return Sample.bar(showing: item)
    }
    any.drawn("title") { $0.title = "Away" }
    any.drawn("image") { $0.image = Sample.template }
    any.drawn("isEnabled") { $0.isEnabled = false }
    any.none(.metadata, "tag")
    any.none(.accessibility, "accessibilityIdentifier", "accessibilityLabel")
    let tab = cases("UITabBarItem", { Sample.tabItem }) { Page(showing: Sample.tabBar([$0])) }
    tab.drawn("badgeValue") { $0.badgeValue = "9" }
    tab.drawn("badgeColor", given: { $0.badgeValue = "9" }) { $0.badgeColor = .green }
    tab.drawn("selectedImage") { $0.selectedImage = Sample.image(.red) }
  }

  private func addTabBar() {
    let bar = cases("UITabBar", { Sample.tabBar([Sample.tabItem, Sample.otherTabItem]) }) { Page(showing: $0) }
    bar.drawn("items") { $0.items = [Sample.otherTabItem] }
    bar.drawn("setItems(_:animated:)") { $0.setItems([Sample.otherTabItem], animated: true) }
    bar.drawn("selectedItem") { $0.selectedItem = $0.items?.last }
    bar.drawn("unselectedItemTintColor") { $0.unselectedItemTintColor = .red }
    bar.drawn("barTintColor") { $0.barTintColor = .red }
    bar.drawn("standardAppearance") { $0.standardAppearance.backgroundColor = .red }
    bar.drawn("scrollEdgeAppearance") {
      $0.scrollEdgeAppearance = UITabBarAppearance()
      $0.scrollEdgeAppearance?.backgroundColor = .red
    }
    bar.drawn("backgroundImage") { $0.backgroundImage = Sample.image(.red) }
    bar.drawn("shadowImage", given: { $0.backgroundImage = Sample.image(.green) }) {
      $0.shadowImage = Sample.image(.red)
    }
    bar.drawn("barStyle") { $0.barStyle = .black }
    let inController = cases("UITabBar", { Sample.tabs() }, shownBy: { $0 })
    inController.drawn("isTranslucent") { $0.tabBar.isTranslucent = false }
    let appearance = cases("UITabBarAppearance", { UITabBarAppearance() }, shownBy: { Sample.tabBarLooking($0) })
    appearance.drawn("stackedLayoutAppearance") { $0.stackedLayoutAppearance.normal.iconColor = .red }
    appearance.drawn("inlineLayoutAppearance", in: .tablet) { $0.inlineLayoutAppearance.normal.iconColor = .red }
    appearance.drawn("compactInlineLayoutAppearance", in: .landscape) {
      $0.compactInlineLayoutAppearance.normal.iconColor = .red
    }
    appearance.drawn("selectionIndicatorTintColor") { $0.selectionIndicatorTintColor = .red }
    appearance.warns(
      "stackedItemSpacing", named: "standardAppearance.stackedItemSpacing", "the tabs share the bar's width",
      in: .tablet
    ) { $0.stackedItemSpacing = 40 }
    let state = cases("UIBarItemStateAppearance", { UITabBarAppearance() }, shownBy: { Sample.tabBarLooking($0) })
    state.drawn("titleTextAttributes") {
      $0.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    }
    state.drawn("iconColor") { $0.stackedLayoutAppearance.normal.iconColor = .red }
    state.drawn("badgeBackgroundColor") { $0.stackedLayoutAppearance.normal.badgeBackgroundColor = .green }
    state.drawn("titlePositionAdjustment") {
      $0.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 4, vertical: 4)
    }
    state.warns(
      "backgroundImage", named: "standardAppearance.stackedLayoutAppearance.normal.backgroundImage",
      "the item has no background of its own"
    ) { $0.stackedLayoutAppearance.normal.backgroundImage = Sample.image(.red) }
  }

  private func addToolbar() {
    let bar = cases("UIToolbar", { Sample.toolbar() }) { Page(showing: $0) }
    bar.drawn("items") { $0.items = [] }
    bar.drawn("setItems(_:animated:)") { $0.setItems([], animated: true) }
    bar.drawn("barTintColor") { $0.barTintColor = .red }
    bar.drawn("standardAppearance") { $0.standardAppearance.backgroundColor = .red }
    bar.drawn("scrollEdgeAppearance") {
      $0.scrollEdgeAppearance = UIToolbarAppearance()
      $0.scrollEdgeAppearance?.backgroundColor = .red
    }
    let flat = cases("UIToolbar", in: .landscape, { Sample.toolbar() }) { Page(showing: $0) }
    flat.drawn("compactAppearance") {
      $0.compactAppearance = UIToolbarAppearance()
      $0.compactAppearance?.backgroundColor = .red
    }
    flat.drawn("compactScrollEdgeAppearance") {
      $0.compactScrollEdgeAppearance = UIToolbarAppearance()
      $0.compactScrollEdgeAppearance?.backgroundColor = .red
    }
    bar.warns("isTranslucent", "the bar has its standard background") { $0.isTranslucent = false }
    let appearance = cases("UIToolbarAppearance", { UIToolbarAppearance() }) { appearance in
      let bar = Sample.toolbar()
      bar.standardAppearance = appearance
      return Page(showing: bar)
    }
    appearance.drawn("buttonAppearance") {
      $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    }
    appearance.drawn("doneButtonAppearance") {
      $0.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    }
  }

  private func addAppearances() {
    let bar = cases("UIBarAppearance", { UINavigationBarAppearance() }, shownBy: { Sample.barLooking($0) })
    bar.drawn("backgroundColor") { $0.backgroundColor = .red }
    bar.drawn("backgroundEffect") { $0.backgroundEffect = UIBlurEffect(style: .dark) }
    bar.drawn("backgroundImage") { $0.backgroundImage = Sample.image(.red) }
    bar.drawn("backgroundImageContentMode", given: { $0.backgroundImage = Sample.image(.red) }) {
      $0.backgroundImageContentMode = .center
    }
    bar.drawn("shadowColor", given: { $0.backgroundColor = .white }) { $0.shadowColor = .red }
    bar.drawn(
      "shadowImage",
      given: {
        $0.backgroundColor = .white
        $0.shadowColor = nil
      }
    ) { $0.shadowImage = Sample.image(.red) }
    let navigation = cases(
      "UINavigationBarAppearance", { UINavigationBarAppearance() }, shownBy: { Sample.barLooking($0) })
    let title = cases("UINavigationBarAppearance", { UINavigationBarAppearance() }) { appearance in
      Sample.bar(showing: UINavigationItem(title: "Home"), looking: appearance)
    }
    title.drawn("titleTextAttributes") { $0.titleTextAttributes = [.foregroundColor: UIColor.red] }
    title.drawn("titlePositionAdjustment") { $0.titlePositionAdjustment = UIOffset(horizontal: 4, vertical: 4) }
    navigation.drawn("buttonAppearance") {
      $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    }
    navigation.drawn("doneButtonAppearance") {
      $0.doneButtonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    }
    navigation.drawn("backButtonAppearance", in: .iOS18) {
      $0.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    }
    navigation.drawn("setBackIndicatorImage(_:transitionMaskImage:)") {
      $0.setBackIndicatorImage(Sample.template, transitionMaskImage: nil)
    }
    let large = cases("UINavigationBarAppearance", { UINavigationBarAppearance() }) { appearance in
      Sample.bar(showing: UINavigationItem(title: "Home"), prefersLargeTitles: true, looking: appearance)
    }
    large.drawn("largeTitleTextAttributes") { $0.largeTitleTextAttributes = [.foregroundColor: UIColor.red] }
    let offset = cases("UIOffset", { UIOffset.zero }) { offset in
      let appearance = UINavigationBarAppearance()
      appearance.titlePositionAdjustment = offset
      return Sample.bar(showing: UINavigationItem(title: "Home"), looking: appearance)
    }
    offset.drawn("horizontal") { $0.horizontal = 9 }
    offset.drawn("vertical") { $0.vertical = 9 }
  }

  private func addSearchBar() {
    let bar = cases("UISearchBar") { Sample.searchBar() }
    bar.drawn("text") { $0.text = "Away" }
    bar.drawn("placeholder", given: { $0.text = nil }) { $0.placeholder = "Team" }
    bar.drawn("prompt") {
      $0.prompt = "Teams"
      $0.sizeToFit()
    }
    bar.drawn("barStyle", given: { $0.barTintColor = .systemBackground }) { $0.barStyle = .black }
    bar.drawn("barTintColor") { $0.barTintColor = .red }
    bar.drawn("backgroundImage") { $0.backgroundImage = Sample.image(.red) }
    bar.drawn("setBackgroundImage(_:for:barMetrics:)") {
      $0.setBackgroundImage(Sample.image(.red), for: .any, barMetrics: .default)
    }
    bar.drawn("setSearchFieldBackgroundImage(_:for:)") {
      $0.setSearchFieldBackgroundImage(Sample.image(.red), for: .normal)
    }
    bar.drawn("showsCancelButton") { $0.showsCancelButton = true }
    bar.drawn("setShowsCancelButton(_:animated:)") { $0.setShowsCancelButton(true, animated: true) }
    bar.drawn("showsBookmarkButton", given: { $0.text = nil }) { $0.showsBookmarkButton = true }
    bar.drawn("showsSearchResultsButton", given: { $0.text = nil }) { $0.showsSearchResultsButton = true }
    bar.drawn(
      "isSearchResultsButtonSelected",
      given: {
        $0.text = nil
        $0.showsSearchResultsButton = true
      }
    ) { $0.isSearchResultsButtonSelected = true }
    bar.drawn("setImage(_:for:state:)") { $0.setImage(Sample.image(.red), for: .search, state: .normal) }
    bar.drawn("setPositionAdjustment(_:for:)") {
      $0.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 4), for: .search)
    }
    bar.drawn("searchTextPositionAdjustment") { $0.searchTextPositionAdjustment = UIOffset(horizontal: 9, vertical: 0) }
    let scoped = cases("UISearchBar") { Sample.scopedSearchBar() }
    scoped.drawn("showsScopeBar", given: { $0.showsScopeBar = false }) {
      $0.showsScopeBar = true
      $0.sizeToFit()
    }
    scoped.drawn("setShowsScope(_:animated:)", given: { $0.showsScopeBar = false }) {
      $0.setShowsScope(true, animated: true)
      $0.sizeToFit()
    }
    scoped.drawn("scopeButtonTitles") { $0.scopeButtonTitles = ["All", "Live", "Past"] }
    scoped.drawn("selectedScopeButtonIndex") { $0.selectedScopeButtonIndex = 1 }
    scoped.drawn("scopeBarBackgroundImage") { $0.scopeBarBackgroundImage = Sample.image(.red) }
    bar.warns("isTranslucent", "the bar has no background of its own") { $0.isTranslucent = false }
    bar.warns("searchBarStyle", "the bar has the minimal style") { $0.searchBarStyle = .prominent }
    bar.none(
      .input, "autocapitalizationType", "autocorrectionType", "enablesReturnKeyAutomatically", "keyboardType",
      "returnKeyType")
    bar.none(.behavior, "delegate")
  }
}
