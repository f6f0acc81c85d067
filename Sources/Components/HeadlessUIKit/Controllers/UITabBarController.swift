import Foundation

/// A container that shows one of several controllers, above a tab bar that selects it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  private var tabs: [UIViewController] = []
  private var selected = 0

  open override func loadView() {
    view = ContainerView(size: Self.screenSize) { [weak self] in self?.arrange() }
    view.addSubview(tabBar)
    showSelected()
  }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs
    tabs = viewControllers ?? []
    replaceChildren(old, with: tabs)
    selected = min(selected, max(tabs.count - 1, 0))
    showSelected()
  }

  open var selectedIndex: Int {
    get { selected }
    set {
      guard tabs.indices.contains(newValue) else { return }
      selected = newValue
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selected) ? tabs[selected] : nil }
    set { if let newValue, let index = tabs.firstIndex(of: newValue) { selectedIndex = index } }
  }

  private func showSelected() {
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    show(selectedViewController, hiding: tabs.filter { $0 !== selectedViewController })
  }

  private func arrange() {
    guard let container = viewIfLoaded, let shown = selectedViewController else { return }
    let height = tabBar.sizeThatFits(container.bounds.size).height
    let hidesBar = tabBar.isHidden || (shown as? UINavigationController)?.hidesBottomBar == true
    // A bar that a pushed controller hides is below the screen, where it slides on a device.
    tabBar.frame = CGRect(
      x: 0, y: container.bounds.height - (hidesBar ? 0 : height), width: container.bounds.width, height: height)
    var frame = container.bounds
    let isAboveBar = !hidesBar && !shown.extends(to: .bottom, isOpaque: !tabBar.isTranslucent)
    if isAboveBar { frame.size.height = max(frame.height - height, 0) }
    shown.view.frame = frame
    shown.setBarInsets(
      UIEdgeInsets(
        top: 0, left: 0, bottom: hidesBar || isAboveBar ? 0 : height - container.safeAreaInsets.bottom,
        right: 0))
  }
}
