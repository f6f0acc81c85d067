public import Foundation

/// A stack of controllers. The top one is shown below a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  private var stack: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    view = ContainerView(size: Self.screenSize) { [weak self] in self?.arrange() }
    view.addSubview(navigationBar)
    navigationBar.backAction = { [weak self] in self?.popViewController(animated: true) }
    showTop()
  }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    stack = viewControllers
    if isViewLoaded { stack.last?.loadViewIfNeeded() }
    replaceChildren(old, with: viewControllers)
    showTop()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes the top controller, but not the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return popped
  }

  // MARK: Views

  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Whether a pushed controller hides the tab bar.
  var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  private func showTop() {
    parent?.viewIfLoaded?.setNeedsLayout()
    navigationBar.items = stack.map(\.navigationItem)
    if isViewLoaded { stack.last?.loadViewIfNeeded() }
    show(stack.last, hiding: stack.dropLast())
  }

  private func arrange() {
    guard let container = viewIfLoaded, let top = stack.last else { return }
    let safeArea = container.safeAreaInsets
    let height = navigationBar.sizeThatFits(container.bounds.size).height
    let offset = navigationBar.zoneOffset
    navigationBar.frame = CGRect(
      x: 0, y: safeArea.top + offset, width: container.bounds.width, height: height)
    var frame = container.bounds
    let isBelowBar = !isNavigationBarHidden && !top.extends(to: .top, isOpaque: !navigationBar.isTranslucent)
    if isBelowBar {
      frame.origin.y += safeArea.top + offset + height
      frame.size.height = max(frame.height - safeArea.top - offset - height, 0)
    }
    top.view.frame = frame
    top.setBarInsets(
      UIEdgeInsets(top: isNavigationBarHidden || isBelowBar ? 0 : offset + height, left: 0, bottom: 0, right: 0))
  }
}
