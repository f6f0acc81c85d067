import FirstFrameLayoutTree
public import Foundation

/// A stack of controllers. The top one is shown below a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open private(set) var navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []
  /// What is shown for a search; `nil` until there is one.
  private var searchOverlay: SearchOverlay?
  /// Whether the toolbar has been added to the view.
  private var showsToolbar = false

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with bars of the system. Other classes of bars have no effect except for a warning.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let navigationBarClass, navigationBarClass != UINavigationBar.self { warn(of: navigationBarClass) }
    if let toolbarClass, toolbarClass != UIToolbar.self { warn(of: toolbarClass) }
  }

  private func warn(of barClass: AnyClass) {
    UsageWarnings.warnOfNoEffect(
      "UINavigationController.init(navigationBarClass:toolbarClass:)",
      "the controller has a bar of the system in place of a `\(barClass)`")
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
    let shown = isViewLoaded && stack.last !== old.last ? stack.last : nil
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
    replaceChildren(old, with: viewControllers)
    showTop()
    relations.presentation?.setNeedsLayout()
    if let shown { delegate?.navigationController(self, didShow: shown, animated: animated) }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
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

  // MARK: System bars and content size

  /// A visible navigation bar decides by its style, as in UIKit; otherwise, the top controller does.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

  /// The size that was set, or else that of the top controller.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    relations.presentation?.setNeedsLayout()
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

  /// The toolbar at the bottom, with the `toolbarItems` of the top controller.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()

  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Shows the toolbar with the items of the top controller, and returns the height that it takes, in points.
  private func placeToolbar(in container: UIView, of top: UIViewController) -> CGFloat {
    let isHidden = isToolbarHidden || hidesBottomBar || hidesBars
    guard !isHidden else {
      if showsToolbar { toolbar.removeFromSuperview() }
      showsToolbar = false
      return 0
    }
    showsToolbar = true
    let items = top.toolbarItems ?? []
    if toolbar.items?.elementsEqual(items, by: ===) != true { toolbar.items = items }
    if toolbar.superview !== container { container.addSubview(toolbar) }
    let height = toolbar.sizeThatFits(container.bounds.size).height
    toolbar.frame = CGRect(
      x: 0, y: container.bounds.height - container.safeAreaInsets.bottom - height, width: container.bounds.width,
      height: height)
    return height
  }

  /// Whether a pushed controller hides the tab bar.
  var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  private func showTop() {
    parent?.viewIfLoaded?.setNeedsLayout()
    navigationBar.items = stack.map(\.navigationItem)
    if isViewLoaded { stack.last?.loadViewIfNeeded() }
    show(stack.last, hiding: stack.dropLast())
  }

  /// Whether the bars are hidden because the screen is low.
  private var hidesBars: Bool { hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact }

  private func arrange() {
    guard let container = viewIfLoaded, let top = stack.last else { return }
    let safeArea = container.safeAreaInsets
    let isBarHidden = isNavigationBarHidden || hidesBars
    if hidesBarsWhenVerticallyCompact { navigationBar.isHidden = isBarHidden }
    var bottom = placeToolbar(in: container, of: top)
    let search = top.navigationItem.searchController
    search?.container = self
    if search != nil, searchOverlay == nil { searchOverlay = SearchOverlay(self) }
    let isSearchAtBottom = search != nil && !isBarHidden && navigationBar.searchPlacement != .stacked
    searchOverlay?.placeBottomBar(
      isSearchAtBottom ? search?.searchBar : nil, in: container, bottom: safeArea.bottom + bottom)
    if let bar = search?.searchBar, isSearchAtBottom {
      bottom += SearchOverlay.bottomHeight(of: bar, in: container.traitCollection)
    }
    let height = navigationBar.sizeThatFits(container.bounds.size).height
    let offset = navigationBar.zoneOffset
    navigationBar.frame = CGRect(
      x: 0, y: safeArea.top + offset, width: container.bounds.width, height: height)
    var frame = container.bounds
    let isBelowBar = !isBarHidden && !top.extends(to: .top, isOpaque: !navigationBar.isTranslucent)
    if isBelowBar {
      frame.origin.y += safeArea.top + offset + height
      frame.size.height = max(frame.height - safeArea.top - offset - height, 0)
    }
    top.view.frame = frame
    let insets = UIEdgeInsets(
      top: isBarHidden || isBelowBar ? 0 : offset + height, left: 0, bottom: bottom, right: 0)
    top.setBarInsets(insets)
    searchOverlay?.place(search, above: top, insets: insets)
  }

  // MARK: Members that subclasses can override

  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  { standardPopToViewController(viewController, animated: animated) }

  // MARK: Gestures that hide the bars

  /// The recognizer of the swipe back. It recognizes nothing by itself.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    recognizer("interactivePop") { UIGestureRecognizer() }
  }

  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    recognizer("interactiveContentPop") { UIGestureRecognizer() }
  }

  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    recognizer("barHideOnSwipe") { UIPanGestureRecognizer() }
  }

  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    recognizer("barHideOnTap") { UITapGestureRecognizer() }
  }

  open var hidesBarsOnTap: Bool {
    get { seldom["hidesBarsOnTap"] ?? false }
    set { seldom["hidesBarsOnTap"] = newValue }
  }

  open var hidesBarsOnSwipe: Bool {
    get { seldom["hidesBarsOnSwipe"] ?? false }
    set { seldom["hidesBarsOnSwipe"] = newValue }
  }

  open var hidesBarsWhenKeyboardAppears: Bool {
    get { seldom["hidesBarsWhenKeyboardAppears"] ?? false }
    set { seldom["hidesBarsWhenKeyboardAppears"] = newValue }
  }

  open var hidesBarsWhenVerticallyCompact: Bool {
    get { seldom["hidesBarsWhenVerticallyCompact"] ?? false }
    set {
      seldom["hidesBarsWhenVerticallyCompact"] = newValue
      if !newValue { navigationBar.isHidden = isNavigationBarHidden }
      viewIfLoaded?.setNeedsLayout()
    }
  }
}
