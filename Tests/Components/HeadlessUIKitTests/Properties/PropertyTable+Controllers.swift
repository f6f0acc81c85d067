import FirstFrameLayoutTree
import Foundation

@testable import HeadlessUIKit

extension PropertyTable {
  func addControllers() {
    addController()
    addContainers()
    addPresentations()
    addEnvironment()
    addCatalog()
  }

  private func addController() {
    let controller = cases("UIViewController", { Sample.controller() }, shownBy: { $0 })
    controller.drawn("view") { $0.view = Sample.box(.red) }
    controller.drawn("overrideUserInterfaceStyle") { $0.overrideUserInterfaceStyle = .dark }
    controller.drawn("traitOverrides") { $0.traitOverrides.userInterfaceStyle = .dark }
    controller.drawn("preferredContentSize") { $0.preferredContentSize = CGSize(width: 50, height: 50) }
    let margins = cases("UIViewController", { Sample.controllerWithMargins() }, shownBy: { $0 })
    margins.drawn("additionalSafeAreaInsets") { $0.additionalSafeAreaInsets.top = 30 }
    margins.drawn("viewRespectsSystemMinimumLayoutMargins") { $0.viewRespectsSystemMinimumLayoutMargins = false }
    let pushed = cases("UIViewController", { Sample.controllerWithMargins() }) { Sample.navigation($0) }
    pushed.drawn("title") { $0.title = "Away" }
    pushed.drawn("edgesForExtendedLayout") { $0.edgesForExtendedLayout = [] }
    let opaque = cases("UIViewController", { Sample.controllerWithMargins() }) {
      let navigation = Sample.navigation($0)
      navigation.navigationBar.isTranslucent = false
      return navigation
    }
    opaque.drawn("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = true }
    let tab = cases("UIViewController", { Sample.controller() }) { Sample.tabs($0) }
    tab.drawn("tabBarItem") { $0.tabBarItem = Sample.otherTabItem }
    let presented = cases("UIViewController", { Sample.controller() }) { Sample.presenting($0) }
    presented.drawn("modalPresentationStyle") { $0.modalPresentationStyle = .fullScreen }
    controller.none(.alwaysSo, "automaticallyAdjustsScrollViewInsets")
    controller.none(
      .behavior, "isModalInPresentation", "providesPresentationContextTransitionStyle")
    let hiding = cases("UIViewController", { Sample.controller() }) {
      let navigation = UINavigationController(rootViewController: Sample.controller())
      navigation.pushViewController($0, animated: false)
      return Sample.tabs(navigation)
    }
    hiding.drawn("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = true }
    let withToolbar = cases("UIViewController", { Sample.controller() }) {
      let navigation = UINavigationController(rootViewController: $0)
      navigation.isToolbarHidden = false
      return navigation
    }
    withToolbar.drawn("toolbarItems") { $0.toolbarItems = [Sample.barButton()] }
    withToolbar.drawn("setToolbarItems(_:animated:)") { $0.setToolbarItems([Sample.barButton()], animated: true) }
    controller.none(.animation, "modalTransitionStyle", "transitioningDelegate")
    controller.none(.warned, "definesPresentationContext")
    controller.none(.metadata, "restorationIdentifier")
  }

  private func addContainers() {
    let navigation = cases("UINavigationController", { Sample.navigation() }, shownBy: { $0 })
    navigation.drawn("isNavigationBarHidden") { $0.isNavigationBarHidden = true }
    navigation.drawn("setNavigationBarHidden(_:animated:)") { $0.setNavigationBarHidden(true, animated: true) }
    navigation.drawn("viewControllers") { $0.viewControllers = [Sample.controller(.red)] }
    navigation.drawn("setViewControllers(_:animated:)") {
      $0.setViewControllers([Sample.controller(.red)], animated: true)
    }
    navigation.drawn(
      "isToolbarHidden", given: { $0.topViewController?.toolbarItems = [Sample.barButton()] }
    ) { $0.isToolbarHidden = false }
    navigation.drawn(
      "setToolbarHidden(_:animated:)", given: { $0.topViewController?.toolbarItems = [Sample.barButton()] }
    ) { $0.setToolbarHidden(false, animated: true) }
    let tabs = cases("UITabBarController", { Sample.tabs() }, shownBy: { $0 })
    tabs.drawn("selectedIndex") { $0.selectedIndex = 1 }
    tabs.drawn("selectedViewController") { $0.selectedViewController = $0.viewControllers?.last }
    tabs.drawn("viewControllers") { $0.viewControllers = [Sample.controller(.red)] }
    tabs.drawn("setViewControllers(_:animated:)") { $0.setViewControllers([Sample.controller(.red)], animated: true) }
    let pages = cases("UIPageViewController", { Sample.pages() }, shownBy: { $0 })
    pages.drawn("setViewControllers(_:direction:animated:completion:)") {
      $0.setViewControllers([Sample.controller(.red)], direction: .forward, animated: true)
    }
    pages.none(.behavior, "dataSource", "delegate")
    pages.none(.hiddenAtRest, "isDoubleSided")
  }

  private func addPresentations() {
    let sheet = cases("UISheetPresentationController", in: .phone, { Sample.sheet() }) { $0.presenter }
    sheet.drawn("detents") { $0.sheet?.detents = [.medium()] }
    sheet.drawn("selectedDetentIdentifier", given: { $0.sheet?.detents = [.medium(), .large()] }) {
      $0.sheet?.selectedDetentIdentifier = .large
    }
    sheet.drawn("largestUndimmedDetentIdentifier") { $0.sheet?.largestUndimmedDetentIdentifier = .large }
    sheet.drawn("prefersGrabberVisible") { $0.sheet?.prefersGrabberVisible = true }
    sheet.drawn("preferredCornerRadius") { $0.sheet?.preferredCornerRadius = 60 }
    let flat = cases("UISheetPresentationController", in: .landscape, { Sample.sheet() }) { $0.presenter }
    flat.drawn("prefersEdgeAttachedInCompactHeight") { $0.sheet?.prefersEdgeAttachedInCompactHeight = true }
    sheet.none(.input, "prefersScrollingExpandsWhenScrolledToEdge")
    let popover = cases("UIPopoverPresentationController", in: .tablet, { Sample.popover() }) { $0.presenter }
    popover.drawn("sourceView") { $0.popover?.sourceView = $0.corner }
    popover.drawn("sourceRect", given: { $0.popover?.sourceView = $0.presenter.view }) {
      $0.popover?.sourceRect = CGRect(x: 0, y: 0, width: 9, height: 9)
    }
    popover.drawn("permittedArrowDirections", given: { $0.popover?.sourceView = $0.middle }) {
      $0.popover?.permittedArrowDirections = .down
    }
    let bar = cases("UIPopoverPresentationController", in: .tablet, { Sample.popover(inNavigation: true) }) {
      $0.navigation
    }
    bar.drawn("barButtonItem") { $0.popover?.barButtonItem = $0.barButton }
    bar.drawn("sourceItem") { $0.popover?.sourceItem = $0.barButton }
    popover.none(.input, "passthroughViews")
    none("UIPresentationController", .behavior, "delegate")
    let alert = cases("UIAlertController", { Sample.alert() }, shownBy: { $0 })
    alert.drawn("message") { $0.message = "Away" }
    alert.drawn("preferredAction") { $0.preferredAction = $0.actions[0] }
    let action = cases("UIAlertAction", { Sample.alert() }, shownBy: { $0 })
    action.drawn("isEnabled") {
      $0.loadViewIfNeeded()
      $0.actions[0].isEnabled = false
    }
  }

  private func addEnvironment() {
    let window = cases("UIWindow", { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }) { $0 }
    window.drawn("rootViewController", given: { $0.makeKeyAndVisible() }) {
      $0.rootViewController = Sample.controller(.red)
    }
    window.none(.hiddenAtRest, "windowLevel")
    none("UIApplication", .behavior, "delegate", "isIdleTimerDisabled")
    none("UIApplication", .hiddenAtRest, "isNetworkActivityIndicatorVisible")
    none("UIApplicationDelegate", .behavior, "window")
    none("UIPasteboard", .passedOn, "image", "images", "string", "strings", "url", "urls")
    let overrides = cases("UITraitOverrides", { Sample.traitful() }) { $0 }
    overrides.drawn("userInterfaceStyle") { $0.traitOverrides.userInterfaceStyle = .dark }
    overrides.drawn("layoutDirection") { $0.traitOverrides.layoutDirection = .rightToLeft }
    overrides.drawn("preferredContentSizeCategory") { $0.traitOverrides.preferredContentSizeCategory = .extraLarge }
    overrides.warns(
      "legibilityWeight", named: "traitOverrides.legibilityWeight", "text has the weight of its font"
    ) { $0.traitOverrides.legibilityWeight = .bold }
    overrides.drawn("accessibilityContrast") { $0.traitOverrides.accessibilityContrast = .high }
    overrides.drawn("userInterfaceLevel", given: { $0.traitOverrides.userInterfaceStyle = .dark }) {
      $0.traitOverrides.userInterfaceLevel = .elevated
    }
    overrides.drawn("displayScale") { $0.traitOverrides.displayScale = 3 }
    let bar = cases("UITraitOverrides", in: .iOS18, { Sample.navigationBar() }) {
      $0.sizeToFit()
      return Page(showing: $0)
    }
    bar.drawn("verticalSizeClass") { $0.traitOverrides.verticalSizeClass = .compact }
    bar.drawn("horizontalSizeClass", given: { $0.traitOverrides.verticalSizeClass = .regular }) {
      $0.traitOverrides.horizontalSizeClass = .regular
    }
    overrides.none(.passedOn, "userInterfaceIdiom")
    let current = cases("UITraitCollection", { 0 }) { _ in
      defer { UITraitCollection.current = .unhosted }
      let view = Sample.box()
      view.backgroundColor = UIColor(cgColor: UIColor.label.cgColor)
      return Page(showing: view)
    }
    current.drawn("current") { _ in UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark) }
    let config = cases("ViewImageConfig", { ViewImageConfig(size: CGSize(width: 60, height: 60)) }) {
      ConfiguredComponent(view: Sample.traitful(), environment: $0.renderingEnvironment)
    }
    config.drawn("size") { $0.size?.width = 90 }
    config.drawn("safeArea") { $0.safeArea.top = 9 }
    config.drawn("traits") { $0.traits = UITraitCollection(userInterfaceStyle: .dark) }
    config.drawn("systemVersion") { $0.systemVersion = .iOS18 }
  }

  private func addCatalog() {
    let preview = cases(
      "ComponentPreview", { ComponentPreview(component: "Box", state: "red", makeView: { Sample.box(.red) }) }
    ) { $0.makeView() }
    preview.none(.metadata, "component", "state")
    preview.none(.passedOn, "size", "locale")
    none(
      "LibraryComponent", .metadata, "category", "name", "previews", "summary", "viewModelType", "viewType")
    none("LocalizedStringResource", .passedOn, "locale")
    none("FirstFrameLocalization", .passedOn, "locale")
    none("UIBindable", .passedOn, "wrappedValue")
    none("UIBinding", .passedOn, "wrappedValue")
    none("NSObject", .passedOn, "setValue(_:forKey:)", "setValue(_:forKeyPath:)", "setValue(_:forUndefinedKey:)")
  }
}

/// A component in an environment of its own.
struct ConfiguredComponent: LayoutTreeProviding {
  let view: UIView
  let environment: RenderingEnvironment

  func layoutTree(in _: RenderingEnvironment) -> LayoutNode { view.layoutTree(in: environment) }
}
