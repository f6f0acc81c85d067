public import Foundation

/// A container that shows one of several pages. Pages change without animation.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  open var isDoubleSided = false
  open private(set) var viewControllers: [UIViewController]?
  /// The recognizers that change pages. There are none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = InterfaceBuilder.pageStyle(of: coder.interfaceElement)
    super.init(coder: coder)
  }

  /// Shows the pages before the method returns.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for page in self.viewControllers ?? [] where viewControllers?.contains(page) != true {
      page.willMove(toParent: nil)
      page.hideView()
      page.removeFromParent()
    }
    self.viewControllers = viewControllers
    for page in viewControllers ?? [] where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    if isViewLoaded { showPage() }
    completion?(true)
  }

  open override func loadView() {
    view = ContainerView(size: Self.screenSize) { [weak self] in self?.arrange() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPage()
  }

  private func showPage() {
    guard let page = viewControllers?.first, let pageView = page.view else { return }
    if pageView.superview !== view { view.insertSubview(pageView, at: 0) }
    view.setNeedsLayout()
  }

  private func arrange() {
    updatePageControl()
    let height = pageControl == nil ? 0 : Self.pageControlHeight + view.safeAreaInsets.bottom
    let (pages, control) = view.bounds.divided(atDistance: view.bounds.height - height, from: .minYEdge)
    viewControllers?.first?.viewIfLoaded?.frame = pages
    pageControl?.frame = CGRect(
      origin: control.origin, size: CGSize(width: control.width, height: Self.pageControlHeight))
  }

  // MARK: Page control

  /// The height of the page control below the pages, in points.
  private static let pageControlHeight: CGFloat = 37

  /// The control that shows the number of pages; `nil` if the data source has none for it.
  private var pageControl: UIPageControl?

  /// Shows the number of pages below the pages that scroll horizontally, if the data source has it (Apple,
  /// `UIPageViewControllerDataSource.presentationCount(for:)`).
  private func updatePageControl() {
    let isPossible = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count = isPossible ? dataSource?.presentationCount(for: self) ?? 0 : 0
    guard count > 0 else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      return
    }
    let control = pageControl ?? UIPageControl()
    if pageControl == nil { view.addSubview(control) }
    pageControl = control
    control.numberOfPages = count
    control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }

  public enum TransitionStyle: Int, CaseIterable, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, CaseIterable, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int, CaseIterable, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum SpineLocation: Int, CaseIterable, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// An option of a transition.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// Provides the pages before and after a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: DelegateObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives page changes by gestures.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: DelegateObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  // Not called: the screen does not turn.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
  // Not called: the screen does not turn.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}
