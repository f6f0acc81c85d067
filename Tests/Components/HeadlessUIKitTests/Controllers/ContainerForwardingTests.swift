import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// What containers pass on to their children, and report about them: the same for UIKit's containers and for those of
/// components.
@MainActor struct ContainerForwardingTests {
  enum Kind: CaseIterable {
    case navigation, tab, split, page, custom

    /// Makes a container that shows a child, in which another child is hidden.
    @MainActor func container(showing child: UIViewController, hiding hidden: UIViewController) -> UIViewController {
      switch self {
      case .navigation:
        let navigation = LoggingNavigation(rootViewController: hidden)
        navigation.pushViewController(child, animated: false)
        return navigation
      case .tab:
        let tabs = LoggingTabs()
        tabs.viewControllers = [child, hidden]
        return tabs
      case .split:
        let split = LoggingSplit()
        split.viewControllers = [hidden, child]
        split.preferredDisplayMode = .secondaryOnly
        return split
      case .page:
        let page = LoggingPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
        page.setViewControllers([hidden], direction: .forward, animated: false)
        page.setViewControllers([child], direction: .forward, animated: false)
        return page
      case .custom:
        let container = LoggingContainer()
        for controller in [hidden, child] {
          container.addChild(controller)
          if controller === child { container.view.addSubview(controller.view) }
          controller.didMove(toParent: container)
        }
        return container
      }
    }
  }

  private let child = Child()
  private let hidden = Child()

  private func show(_ container: UIViewController, width: CGFloat = 1_000) {
    _ = container.layoutTree(in: RenderingEnvironment(size: CGSize(width: width, height: 700)))
  }

  @Test(arguments: Kind.allCases) func onlyTheShownChildAppears(_ kind: Kind) {
    let container = kind.container(showing: child, hiding: hidden)
    show(container)
    #expect(child.calls == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    #expect(hidden.calls == [])
    #expect(child.parent === container)
  }

  @Test(arguments: Kind.allCases) func aChangedContentSizeIsReportedOnceToTheContainer(_ kind: Kind) {
    let container = kind.container(showing: child, hiding: hidden)
    child.preferredContentSize = CGSize(width: 300, height: 200)
    child.preferredContentSize = CGSize(width: 300, height: 200)
    #expect((container as? any Logging)?.changes == [ObjectIdentifier(child)])
  }

  @Test(arguments: Kind.allCases) func traitsAndSizesComeFromTheContainer(_ kind: Kind) {
    let container = kind.container(showing: child, hiding: hidden)
    container.traitOverrides.userInterfaceStyle = .dark
    show(container)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    if kind != .custom { #expect(child.view.frame.width == 1_000) }
  }

  @Test func aContainerThatForwardsItselfCallsTheMethodsOfItsChildren() {
    let container = ForwardingContainer()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    show(container)
    #expect(child.calls == [])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(child.calls == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(child.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
  }

  /// The decisions about the system's bars that containers leave to children.
  enum Decision: CaseIterable {
    case style, hidden, homeIndicator, edges

    @MainActor func child(of container: UIViewController) -> UIViewController? {
      switch self {
      case .style: container.childForStatusBarStyle
      case .hidden: container.childForStatusBarHidden
      case .homeIndicator: container.childForHomeIndicatorAutoHidden
      case .edges: container.childForScreenEdgesDeferringSystemGestures
      }
    }
  }

  @Test(
    arguments: [
      // A visible navigation bar decides about the style. Pages and other containers decide themselves.
      (.navigation, [.hidden, .homeIndicator, .edges]), (.tab, Decision.allCases), (.split, Decision.allCases),
      (.page, []), (.custom, []),
    ] as [(Kind, [Decision])])
  func containersLeaveDecisionsToTheShownChild(_ kind: Kind, _ decisions: [Decision]) {
    let container = kind.container(showing: child, hiding: hidden)
    show(container)
    for decision in Decision.allCases {
      #expect(decision.child(of: container) === (decisions.contains(decision) ? child : nil), "\(decision)")
    }
  }

  @Test func aHiddenNavigationBarLeavesTheStyleToTheTop() {
    let navigation = UINavigationController(rootViewController: child)
    navigation.isNavigationBarHidden = true
    #expect(navigation.childForStatusBarStyle === child)
    navigation.isNavigationBarHidden = false
    #expect(navigation.preferredStatusBarStyle == .default)
    navigation.navigationBar.barStyle = .black
    #expect(navigation.preferredStatusBarStyle == .lightContent)
  }

  @Test(arguments: Kind.allCases) func theStatusBarIsThatOfTheDecidingController(_ kind: Kind) {
    let decides = kind != .page && kind != .custom
    let container = kind.container(showing: child, hiding: hidden)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_000, height: 700))
    window.rootViewController = container
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let bar = UIWindowScene.shared.statusBarManager
    (container as? UINavigationController)?.isNavigationBarHidden = true
    (child.style, child.hidesStatusBar) = (.darkContent, true)
    (hidden.style, hidden.hidesStatusBar) = (.lightContent, false)
    #expect(bar?.statusBarStyle == (decides ? .darkContent : .default))
    #expect(bar?.isStatusBarHidden == decides)
    #expect((bar?.statusBarFrame.width == 0) == decides)
    let presented = Child()
    (presented.style, presented.modalPresentationStyle) = (.lightContent, .pageSheet)
    container.present(presented, animated: false)
    #expect(bar?.statusBarStyle == (decides ? .darkContent : .default))
    presented.modalPresentationCapturesStatusBarAppearance = true
    #expect(bar?.statusBarStyle == .lightContent)
    container.dismiss(animated: false)
  }

  @Test(arguments: Kind.allCases) func itemsOfBarsAreThoseOfTheShownChild(_ kind: Kind) {
    (child.title, hidden.title) = ("Menu", "Hidden")
    child.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    let container = kind.container(showing: child, hiding: hidden)
    switch container {
    case let navigation as UINavigationController:
      navigation.isToolbarHidden = false
      show(navigation)
      #expect(navigation.navigationBar.topItem === child.navigationItem)
      #expect(navigation.navigationBar.backItem === hidden.navigationItem)
      #expect(navigation.toolbar.items?.map(\.title) == ["Tool"])
    case let tabs as UITabBarController:
      #expect(tabs.tabBar.items?.map(\.title) == ["Menu", "Hidden"])
      #expect(tabs.tabBar.selectedItem === child.tabBarItem)
    default:
      // Containers without bars keep their own titles.
      #expect(container.title == nil)
      #expect(container.navigationItem.title?.isEmpty != false)
    }
  }

  @Test(arguments: Kind.allCases) func onlyNavigationHasTheContentSizeOfItsChild(_ kind: Kind) {
    child.preferredContentSize = CGSize(width: 300, height: 200)
    let container = kind.container(showing: child, hiding: hidden)
    #expect(container.preferredContentSize == (kind == .navigation ? CGSize(width: 300, height: 200) : .zero))
    container.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(container.preferredContentSize == CGSize(width: 10, height: 20))
  }

  @Test func aLandscapePhoneHasNoStatusBarByDefault() {
    child.traitOverrides.verticalSizeClass = .compact
    #expect(child.standardHidesStatusBar)
    child.traitOverrides.verticalSizeClass = .regular
    #expect(!child.standardHidesStatusBar)
  }

  @Test func titlesArePassedToTheItemsOfBars() {
    child.title = "Menu"
    #expect(child.navigationItem.title == "Menu")
    #expect(child.tabBarItem.title == "Menu")
    let navigation = UINavigationController(rootViewController: child)
    #expect(navigation.navigationBar.topItem === child.navigationItem)
  }
}

private final class Child: UIViewController {
  private(set) var calls: [String] = []
  var style = UIStatusBarStyle.default
  var hidesStatusBar = false

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }
  var standardHidesStatusBar: Bool { super.prefersStatusBarHidden }

  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
}

/// A container that logs the children whose content sizes have changed.
@MainActor private protocol Logging: AnyObject {
  var changes: [ObjectIdentifier] { get }
}

private final class LoggingNavigation: UINavigationController, Logging {
  var changes: [ObjectIdentifier] = []

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    changes.append(ObjectIdentifier(container))
  }
}

private final class LoggingTabs: UITabBarController, Logging {
  var changes: [ObjectIdentifier] = []

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    changes.append(ObjectIdentifier(container))
  }
}

private final class LoggingSplit: UISplitViewController, Logging {
  var changes: [ObjectIdentifier] = []

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    changes.append(ObjectIdentifier(container))
  }
}

private final class LoggingPages: UIPageViewController, Logging {
  var changes: [ObjectIdentifier] = []

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    changes.append(ObjectIdentifier(container))
  }
}

private final class LoggingContainer: UIViewController, Logging {
  var changes: [ObjectIdentifier] = []

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    changes.append(ObjectIdentifier(container))
  }
}

private final class ForwardingContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
