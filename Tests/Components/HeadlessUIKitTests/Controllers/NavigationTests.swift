import FirstFrameCompiledResources
import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct NavigationTests {
  private let log = LifecycleLog()
  private let phone = ViewImageConfig.iPhone13.inLook(.iOS18).renderingEnvironment

  private func texts(of node: LayoutNode) -> [String] {
    (node.text.map { [$0.string] } ?? []) + node.children.flatMap(texts)
  }

  @Test func theBarCoversTheTopOfTheContent() {
    let root = UIViewController()
    root.title = "Bets"
    let navigation = UINavigationController(rootViewController: root)
    let node = navigation.layoutTree(in: phone)
    #expect(root.navigationController === navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(texts(of: node) == ["Bets"])
    navigation.navigationBar.prefersLargeTitles = true
    _ = navigation.layoutTree(in: phone)
    navigation.view.setNeedsLayout()
    _ = navigation.layoutTree(in: phone)
    #expect(root.view.safeAreaInsets.top == 143)
    navigation.isNavigationBarHidden = true
    _ = navigation.layoutTree(in: phone)
    #expect(root.view.safeAreaInsets.top == 47)
  }

  @Test func aBarThatTheAppHidesStaysHidden() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()
    navigation.navigationBar.isHidden = true
    _ = navigation.layoutTree(in: phone)
    #expect(navigation.navigationBar.isHidden)
  }

  @Test func theImagesOfABarDoNotDependOnWhatWasDrawnBefore() {
    let image = { (width: CGFloat) in
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 8)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      }
    }
    func screen() -> UINavigationController {
      let root = UIViewController()
      let item = UIBarButtonItem(image: image(16), style: .plain, target: nil, action: nil)
      item.landscapeImagePhone = image(8)
      root.navigationItem.rightBarButtonItem = item
      root.toolbarItems = [item]
      let navigation = UINavigationController(rootViewController: root)
      navigation.isToolbarHidden = false
      return navigation
    }
    let low = RenderingEnvironment(size: CGSize(width: 400, height: 300), scale: 1, verticalSizeClass: .compact)
    let turned = screen()
    _ = turned.layoutTree(in: phone)
    #expect(turned.layoutTree(in: low) == screen().layoutTree(in: low))
    #expect(turned.layoutTree(in: phone) == screen().layoutTree(in: phone))
  }

  @Test func barsWithItemsSettle() throws {
    let root = UIViewController()
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: nil, action: nil)
    root.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: root))
    navigation.tabBarItem = UITabBarItem(title: "Menu", image: nil, tag: 0)
    tabs.viewControllers = [navigation]
    #expect(texts(of: tabs.layoutTree(in: phone)) == ["Cancel", "Menu"])
    #expect(tabs.view.layoutFeedbackLoop == nil)
    root.navigationItem.leftBarButtonItem?.title = "Back"
    navigation.tabBarItem?.title = "Dishes"
    #expect(texts(of: tabs.layoutTree(in: phone)) == ["Back", "Dishes"])
  }

  @Test func customPresentationsUseTheirAnimatorAndFrame() {
    let (presenter, drawer, delegate) = (UIViewController(), UIViewController(), DrawerDelegate())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    drawer.modalPresentationStyle = .custom
    drawer.transitioningDelegate = delegate
    var isComplete = false
    presenter.present(drawer, animated: true) { isComplete = true }
    #expect(delegate.steps == ["animate"])
    #expect(!isComplete)
    delegate.context?.completeTransition(true)
    window.layoutIfNeeded()
    #expect(isComplete)
    #expect(delegate.steps == ["animate", "ended true"])
    #expect(drawer.view.convert(drawer.view.bounds, to: nil) == CGRect(x: 0, y: 150, width: 100, height: 50))
    presenter.dismiss(animated: false)
    #expect(presenter.presentedViewController == nil)
    #expect(drawer.view.window == nil)
  }

  @Test func screensOfPortsAreThoseOfDevices() {
    let sizes = DeviceScreen.all.map { [$0.width, $0.height] }
    #expect(DeviceScreen.named("iPhone16Pro").map { [$0.width, $0.height] } == [402, 874])
    #expect(ViewImageConfig.iPhone16Pro.size == CGSize(width: 402, height: 874))
    #expect(sizes.allSatisfy { $0[0] < $0[1] })
    #expect(DeviceScreen.named("iPhone") == nil)
  }

  @Test func pushingAndPoppingCallTheLifeCycleInOrder() {
    let (first, second) = (LoggingController("a", log: log), LoggingController("b", log: log))
    let navigation = UINavigationController(rootViewController: first)
    _ = navigation.layoutTree(in: phone)
    log.events = []
    navigation.pushViewController(second, animated: true)
    let calls = log.events.filter { !$0.contains("Subviews") }
    #expect(
      calls == [
        "b.loadView", "b.viewDidLoad", "b.willMove", "b.didMove", "a.viewWillDisappear", "a.viewDidDisappear",
        "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear",
      ])
    #expect(navigation.topViewController === second)
    #expect(first.view.superview == nil)
    log.events = []
    #expect(navigation.popViewController(animated: true) === second)
    #expect(
      log.events.filter { !$0.contains("Subviews") } == [
        "b.willMove", "b.viewWillDisappear", "b.viewDidDisappear", "b.didMove", "a.viewWillAppear",
        "a.viewIsAppearing", "a.viewDidAppear",
      ])
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(second.parent == nil)
  }

  @Test func barItemsAreAtTheSides() {
    let (root, top, view) = (UIViewController(), UIViewController(), TappedView())
    root.title = "Home"
    top.navigationItem.title = "Slip"
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: view, action: TappedView.tapped as (TappedView) -> @MainActor () -> Void)
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    let node = navigation.layoutTree(in: phone)
    #expect(Set(texts(of: node)) == ["Home", "Slip", "Done"])
    let back = navigation.view.hitTest(CGPoint(x: 20, y: 69), with: nil) as? UIButton
    let done = navigation.view.hitTest(CGPoint(x: 370, y: 69), with: nil) as? UIButton
    #expect(back?.frame.minX == 8)
    #expect(done?.frame.maxX == 374)
    done?.sendActions(for: .touchUpInside)
    #expect(view.calls == ["tapped"])
    back?.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController === root)
  }

  @Test func tabsShareTheBar() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Home"
    second.tabBarItem = UITabBarItem(title: "Live", tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let node = tabs.layoutTree(in: phone)
    #expect(texts(of: node) == ["Home", "Live"])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    #expect(tabs.tabBar.subviews.map(\.frame.minX) == [2, 197])
    tabs.selectedIndex = 1
    _ = tabs.layoutTree(in: phone)
    #expect(first.view.superview == nil)
    #expect(second.view.superview === tabs.view)
    #expect(second.tabBarController === tabs)
    #expect(tabs.selectedViewController === second)
  }

  @Test func presenterAndPresentedControllerReferToEachOther() {
    let (presenter, presented) = (UIViewController(), LoggingController("p", log: log))
    let navigation = UINavigationController(rootViewController: presenter)
    presenter.present(presented, animated: true) { log.events.append("completed") }
    #expect(presenter.presentedViewController === presented)
    #expect(presented.presentingViewController === navigation)
    #expect(
      log.events.filter { !$0.contains("Subviews") } == [
        "p.loadView", "p.viewDidLoad", "p.viewWillAppear", "p.viewIsAppearing", "p.viewDidAppear", "completed",
      ])
    log.events = []
    presented.dismiss(animated: true) { log.events.append("completed") }
    #expect(log.events == ["p.viewWillDisappear", "p.viewDidDisappear", "completed"])
    #expect(presenter.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }
}

/// Presents in the lower quarter, by an animation that a test completes.
private final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var steps: [String] = []
  var context: (any UIViewControllerContextTransitioning)?

  final class Presentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height * 3 / 4, width: bounds.width, height: bounds.height / 4)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Presentation(presentedViewController: presented, presenting: presenting)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    steps.append("animate")
    context = transitionContext
  }

  func animationEnded(_ transitionCompleted: Bool) { steps.append("ended \(transitionCompleted)") }
}
