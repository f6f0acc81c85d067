import HeadlessUIKit
import Testing

/// Members that components and the doubles of tests override most. That this file compiles is a part of the test: in Swift,
/// members of extensions cannot be overridden.
@Suite @MainActor struct OverridingTests {
  private final class Controller: UIViewController {
    let stub = UINavigationController()
    override var navigationController: UINavigationController? { stub }
    override var presentedViewController: UIViewController? { stub }
    override var hidesBottomBarWhenPushed: Bool {
      get { true }
      set {}
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
      get { .pageSheet }
      set {}
    }
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { didSet {} }
    override var traitOverrides: UITraitOverrides {
      get { super.traitOverrides }
      set { super.traitOverrides = newValue }
    }
  }

  private final class ScrollView: UIScrollView {
    var changes = 0
    override var scrollDelegate: (any UIScrollViewDelegate)? { didSet { changes += 1 } }
    override var scrollIndicatorInsets: UIEdgeInsets {
      get { .zero }
      set {}
    }
    override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  }

  private final class Table: UITableView {
    override weak var delegate: (any UITableViewDelegate)? { didSet {} }
    override var indexPathForSelectedRow: IndexPath? { IndexPath(row: 3, section: 0) }
    override func numberOfRows(inSection section: Int) -> Int { 9 }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { UITableViewCell() }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  }

  private final class Tabs: UITabBarController {
    var items: [UITabBarItem] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { items.append(item) }
    override weak var delegate: (any UITabBarControllerDelegate)? { didSet {} }
  }

  private final class Touch: UITouch {
    override var type: TouchType { .indirect }
    override var gestureRecognizers: [UIGestureRecognizer]? { [UITapGestureRecognizer()] }
  }

  private final class Device: UIDevice {
    override var orientation: UIDeviceOrientation { .landscapeRight }
  }

  private final class Traits: UITraitCollection, @unchecked Sendable {
    override var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
  }

  @Test func controllersHaveTheOverriddenContainer() {
    let controller: UIViewController = Controller()
    #expect(controller.navigationController === controller.presentedViewController)
    #expect(controller.modalPresentationStyle == .pageSheet)
    #expect(controller.hidesBottomBarWhenPushed)
  }

  @Test func theDelegateOfAScrollViewIsOverridden() {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    let delegate = Delegate()
    let view = ScrollView()
    (view as UIScrollView).delegate = delegate
    #expect(view.changes == 1)
    #expect(view.delegate === delegate)
  }

  @Test func tablesHaveTheOverriddenRows() {
    let table: UITableView = Table()
    #expect(table.numberOfRows(inSection: 0) == 9)
    #expect(table.indexPathForSelectedRow?.row == 3)
  }

  @Test func touchesDevicesAndTraitsAreReplaced() {
    let touch: UITouch = Touch()
    #expect(touch.type == .indirect)
    #expect(touch.gestureRecognizers?.count == 1)
    let device: UIDevice = Device()
    #expect(device.orientation == .landscapeRight)
    let traits: UITraitCollection = Traits()
    #expect(traits.horizontalSizeClass == .regular)
  }

  @Test func aTouchedTabIsAnnouncedBeforeItIsSelected() {
    let tabs = Tabs()
    let controllers = [UIViewController(), UIViewController()]
    tabs.viewControllers = controllers
    tabs.touchTab(of: controllers[1])
    #expect(tabs.items == [controllers[1].tabBarItem])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func guidesAndInteractionsAreMoved() {
    let (view, other) = (UIView(), UIView())
    let guide = UILayoutGuide()
    guide.owningView = view
    #expect(view.layoutGuides == [guide])
    guide.owningView = other
    #expect(view.layoutGuides == [])
    let interaction = UIContextMenuInteraction(delegate: MenuDelegate.shared)
    view.interactions = [interaction]
    #expect(interaction.view === view)
    let second = UIContextMenuInteraction(delegate: MenuDelegate.shared)
    view.interactions = [second, interaction]
    #expect(view.interactions.first === second)
    view.interactions = []
    #expect(interaction.view == nil)
  }
}

@MainActor private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  static let shared = MenuDelegate()
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
