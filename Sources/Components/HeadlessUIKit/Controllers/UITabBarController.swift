import Foundation

/// A container that shows one of several controllers, above a tab bar that selects it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  open private(set) var tabBar = UITabBar()
  private var controllers: [UIViewController] = []
  private var selected = 0

  open override func loadView() {
    let container = ContainerView(size: Self.screenSize) { [weak self] in self?.arrange() }
    container.undrawnByController = { [weak self] in self?.undrawnSidebar ?? [] }
    view = container
    view.addSubview(tabBar)
    showSelected()
  }

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = controllers
    controllers = viewControllers ?? []
    replaceChildren(old, with: controllers)
    selected = min(selected, max(controllers.count - 1, 0))
    showSelected()
  }

  open var selectedIndex: Int {
    get { selected }
    set {
      guard controllers.indices.contains(newValue) else { return }
      selected = newValue
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selected) ? controllers[selected] : nil }
    set { if let newValue, let index = controllers.firstIndex(of: newValue) { selectedIndex = index } }
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }

  /// The view above the tabs. It is shown where tabs are on glass.
  open var bottomAccessory: UITabAccessory? {
    didSet {
      guard bottomAccessory !== oldValue else { return }
      accessoryView?.removeFromSuperview()
      accessoryView = bottomAccessory.map(TabAccessoryView.init)
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private var accessoryView: TabAccessoryView?

  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// Places the accessory above the tabs, and returns the height that it takes, in points.
  private func placeAccessory(in container: UIView, above top: CGFloat, isHidden: Bool) -> CGFloat {
    guard let accessoryView else { return 0 }
    guard container.traitCollection.look.tabBar.hasPlatter, !isHidden else {
      accessoryView.removeFromSuperview()
      return 0
    }
    if accessoryView.superview !== container { container.addSubview(accessoryView) }
    let (height, gap, margin) = (TabAccessoryView.height, TabAccessoryView.gap, TabAccessoryView.margin)
    accessoryView.frame = CGRect(
      x: margin, y: top - gap - height, width: max(container.bounds.width - 2 * margin, 0), height: height)
    return height + gap
  }

  private func showSelected() {
    tabBar.items = controllers.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    show(selectedViewController, hiding: controllers.filter { $0 !== selectedViewController })
  }

  private func arrange() {
    guard let container = viewIfLoaded, let shown = selectedViewController else { return }
    let height = tabBar.sizeThatFits(container.bounds.size).height
    let hidesBar = tabBar.isHidden || (shown as? UINavigationController)?.hidesBottomBar == true
    // A bar that a pushed controller hides is below the screen, where it slides on a device.
    tabBar.frame = CGRect(
      x: 0, y: container.bounds.height - (hidesBar ? 0 : height), width: container.bounds.width, height: height)
    let accessory = placeAccessory(in: container, above: tabBar.frame.minY, isHidden: hidesBar)
    var frame = container.bounds
    let isAboveBar = !hidesBar && !shown.extends(to: .bottom, isOpaque: !tabBar.isTranslucent)
    if isAboveBar { frame.size.height = max(frame.height - height, 0) }
    shown.view.frame = frame
    shown.setBarInsets(
      UIEdgeInsets(
        top: 0, left: 0, bottom: (hidesBar || isAboveBar ? 0 : height - container.safeAreaInsets.bottom) + accessory,
        right: 0))
  }

  // MARK: Delegate of the tab bar, for subclasses to override

  /// Called when a tab is touched, before its controller is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  // MARK: Delegate and bar

  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { (seldom["delegate"] as WeakDelegate?)?.object as? any UITabBarControllerDelegate }
    set { seldom["delegate"] = WeakDelegate(object: newValue) }
  }

  /// The controllers that users can rearrange. They cannot here.
  open var customizableViewControllers: [UIViewController]? {
    get { seldom["customizableViewControllers"] ?? viewControllers }
    set { seldom["customizableViewControllers"] = newValue }
  }

  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Tabs

  open var tabs: [UITab] {
    get { seldom["tabs"] ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in self.tabs where tab.controllerHandle === self { tab.controllerHandle = nil }
    for tab in tabs { tab.controllerHandle = self }
    seldom["tabs"] = tabs
    setViewControllers(tabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: animated)
  }

  open var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }

  open var mode: Mode {
    get { seldom["mode"] ?? .automatic }
    set { seldom["mode"] = newValue }
  }

  open var customizationIdentifier: String? {
    get { seldom["customizationIdentifier"] }
    set { seldom["customizationIdentifier"] = newValue }
  }

  open var compactTabIdentifiers: [String]? {
    get { seldom["compactTabIdentifiers"] }
    set { seldom["compactTabIdentifiers"] = newValue }
  }

  // MARK: Sidebar

  /// The sidebar in place of the tab bar on a tablet. It is not drawn: tabs are in a bar.
  open var sidebar: Sidebar {
    if let sidebar: Sidebar = seldom["sidebar"] { return sidebar }
    let sidebar = Sidebar()
    seldom["sidebar"] = sidebar
    return sidebar
  }

  /// The controller of tabs that have no room in the bar. All tabs are in the bar.
  open var moreNavigationController: UINavigationController {
    if let controller: UINavigationController = seldom["moreNavigationController"] { return controller }
    let controller = UINavigationController(nibName: nil, bundle: nil)
    seldom["moreNavigationController"] = controller
    return controller
  }

  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { seldom["tabBarMinimizeBehavior"] ?? .automatic }
    set { seldom["tabBarMinimizeBehavior"] = newValue }
  }
}
