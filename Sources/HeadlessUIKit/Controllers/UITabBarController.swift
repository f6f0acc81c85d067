import Foundation

/// Controllers of which one is shown, above a bar that chooses.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  private var tabs: [UIViewController] = []
  private var selected = 0

  open override func loadView() {
    let container = ContainerView(frame: CGRect(origin: .zero, size: Self.screenSize))
    container.arrange = { [weak self] in self?.arrange() }
    view = container
    container.addSubview(tabBar)
    showSelected()
  }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs
    tabs = viewControllers ?? []
    for controller in old where !tabs.contains(controller) {
      controller.willMove(toParent: nil)
      controller.hideView()
      controller.adopt(barInsets: .zero)
      controller.removeFromParent()
    }
    for controller in tabs where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
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
    guard let container = viewIfLoaded else { return }
    for controller in tabs where controller !== selectedViewController { controller.hideView() }
    guard let shown = selectedViewController, let view = shown.view else { return }
    if view.superview !== container { container.insertSubview(view, at: 0) }
    container.setNeedsLayout()
    if appearance == .appeared { shown.appear() }
  }

  private func arrange() {
    guard let container = viewIfLoaded, let shown = selectedViewController else { return }
    let height = UITabBar.height + container.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    shown.view.frame = container.bounds
    shown.adopt(barInsets: UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : UITabBar.height, right: 0))
  }
}
