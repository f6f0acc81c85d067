import FirstFrameLayoutTree
public import Foundation

extension UITabBarController {
  /// The properties that show a sidebar on a tablet. It is not drawn.
  var undrawnSidebar: [UndrawnProperty] {
    guard traitCollection.userInterfaceIdiom == .pad else { return [] }
    let sidebar: Sidebar? = seldom["sidebar"]
    return [("mode", mode == .tabSidebar), ("sidebar.isHidden", sidebar?.isHidden == false)].filter(\.1)
      .map { UndrawnProperty($0.0, drawn: "tabs are in a bar") }
  }

  /// The list of tabs at the side.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    public typealias Delegate = UITabBarControllerSidebarDelegate
    public typealias Animating = UITabBarControllerSidebarAnimating

    open weak var delegate: (any UITabBarControllerSidebarDelegate)?
    /// Whether the sidebar of a tablet is hidden. It is not drawn: tabs are in a bar.
    open var isHidden = true
    open var preferredLayout = Layout.automatic
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?
    open var bottomBarView: UIView?

    open func scroll(to target: ScrollTarget, animated: Bool) {}
    open func reconfigureItem(for tab: UITab) {}

    /// How the sidebar is placed beside the content.
    public enum Layout: Int, CaseIterable, Sendable {
      case automatic = 0
      case overlap = 1
      case tile = 2
    }

    /// A position in the sidebar.
    @preconcurrency @MainActor
    public final class ScrollTarget: NSObject {
      let tab: UITab?

      private init(_ tab: UITab?) {
        self.tab = tab
        super.init()
      }

      public static func header() -> ScrollTarget { ScrollTarget(nil) }
      public static func footer() -> ScrollTarget { ScrollTarget(nil) }
      public static func tab(_ tab: UITab) -> ScrollTarget { ScrollTarget(tab) }
    }
  }
}

public typealias UITabSidebarScrollTarget = UITabBarController.Sidebar.ScrollTarget

extension UITabBarController {
  /// When scrolling makes the tab bar small. It has no effect at rest.
  public enum MinimizeBehavior: Int, CaseIterable, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }
}
