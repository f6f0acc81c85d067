import Foundation

/// Runs animations beside those of a sidebar.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Provides the rows of a sidebar. Its methods are not called; tests may call them.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarDelegate: DelegateObject {
  func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating)
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem)
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplayingTab tab: UITab)
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplayingTab tab: UITab)
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationForTab tab: UITab
  ) -> UISwipeActionsConfiguration?
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationForTab tab: UITab
  ) -> UISwipeActionsConfiguration?
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationForTab tab: UITab
  ) -> UIContextMenuConfiguration?
}

extension UITabBarControllerSidebarDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplayingTab tab: UITab
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplayingTab tab: UITab
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationForTab tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationForTab tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationForTab tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
}
