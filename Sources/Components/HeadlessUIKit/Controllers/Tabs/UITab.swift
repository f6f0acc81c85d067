public import Foundation

/// A tab of a tab bar controller.
@preconcurrency @MainActor
open class UITab: NSObject {
  open private(set) var identifier: String
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var userInfo: Any?
  open var isHidden = false
  open var isHiddenByDefault = false
  open var allowsHiding = false
  open var preferredPlacement = Placement.automatic
  open internal(set) weak var parent: UITabGroup?
  /// The controller that shows the tab.
  open var tabBarController: UITabBarController? { controllerHandle ?? parent?.tabBarController }
  weak var controllerHandle: UITabBarController?
  private let makeController: ((UITab) -> UIViewController)?

  /// The controller of the tab, created on first access.
  open private(set) lazy var viewController: UIViewController? = {
    let controller = makeController?(self)
    controller?.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
    controller?.tabBarItem.badgeValue = badgeValue
    return controller
  }()

  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    makeController = viewControllerProvider
    super.init()
  }

  open var managingTabGroup: UITabGroup? { parent }

  /// Where a tab is shown. Tabs are shown in the bar.
  public enum Placement: Int, CaseIterable, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }
}

/// Tabs that belong together. The bar shows the group as one tab.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  open var children: [UITab] { didSet { for child in children { child.parent = self } } }
  open weak var selectedChild: UITab?
  open var defaultChildIdentifier: String?
  open var allowsReordering = false
  open var displayOrderIdentifiers: [String] = []
  open var displayOrder: [UITab] { children }
  open var sidebarActions: [UIAction] = []
  open var sidebarAppearance = SidebarAppearance.automatic
  open weak var managingNavigationController: UINavigationController?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }

  /// How a sidebar shows a group. There is no sidebar.
  public enum SidebarAppearance: Int, CaseIterable, Sendable {
    case automatic = 0
    case inline = 1
    case rootSection = 2
  }
}

/// The tab of a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false

  public override init(
    title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"),
    identifier: String = "com.apple.UITab.search", viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  /// Shows tabs by their controllers.
  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }

  /// Whether tabs are in a bar or in a sidebar. They are in a bar.
  public enum Mode: Int, CaseIterable, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }
}

extension UIViewController {
  /// The tab whose controller this is.
  public var tab: UITab? { tabBarController?.tabs.first { $0.viewController === self } }
}
