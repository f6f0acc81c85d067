import Foundation

extension UIViewController {
  /// What a navigation bar shows for the controller; made when it is asked for, with the controller's title.
  public var navigationItem: UINavigationItem {
    if let item = relations.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    relations.navigationItem = item
    return item
  }

  /// What a tab bar shows for the controller; made when it is asked for, with the controller's title.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = relations.tabBarItem { return item }
      let item = UITabBarItem(title: title, tag: 0)
      relations.tabBarItem = item
      return item
    }
    set { relations.tabBarItem = newValue }
  }

  public var toolbarItems: [UIBarButtonItem]? {
    get { relations.toolbarItems }
    set { relations.toolbarItems = newValue }
  }

  public var hidesBottomBarWhenPushed: Bool {
    get { relations.hidesBottomBarWhenPushed }
    set { relations.hidesBottomBarWhenPushed = newValue }
  }

  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  public var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

  /// What is added to the safe area of the controller's view, in points.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { relations.additionalInsets }
    set {
      guard newValue != relations.additionalInsets else { return }
      relations.additionalInsets = newValue
      viewIfLoaded?.announceSafeArea()
    }
  }

  /// All that the safe area has beside the device's own.
  var extraSafeArea: UIEdgeInsets { relations.additionalInsets + relations.barInsets }

  /// Says what the bars of the container cover.
  func adopt(barInsets: UIEdgeInsets) {
    guard barInsets != relations.barInsets else { return }
    relations.barInsets = barInsets
    viewIfLoaded?.announceSafeArea()
  }

  /// The title, where the bars show it.
  func announceTitle() {
    relations.navigationItem?.title = title
    relations.tabBarItem?.title = title
  }
}
