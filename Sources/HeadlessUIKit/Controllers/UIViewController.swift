public import Foundation

/// What manages a view: makes it, hears of its life, and holds other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  open var title: String? { didSet { announceTitle() } }
  open var preferredContentSize = CGSize.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  var hostedTraits: UITraitCollection?
  var relations = ControllerRelations()
  var traitSettings = TraitSettings()
  var appearance = AppearanceState.disappeared
  let invalidation = Invalidation(.properties)
  private var seenTraits: UITraitCollection?
  private var ownView: UIView?
  private var isLoadingView = false

  /// The size of a controller's view before it is told another: a current phone's screen, in points.
  static let screenSize = CGSize(width: 390, height: 844)

  /// Nib files are not read; both arguments are there for the controllers that pass nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller as `init()` makes it: there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open override var next: UIResponder? { ownView?.superview ?? parent }

  // MARK: View

  /// The view, which is loaded by asking for it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      if let ownView { return ownView }
      // Asked for by `loadView` itself, before it has made one.
      let view = UIView(frame: CGRect(origin: .zero, size: Self.screenSize))
      self.view = view
      return view
    }
    set {
      ownView?.viewController = nil
      ownView = newValue
      newValue?.viewController = self
    }
  }

  open var isViewLoaded: Bool { ownView != nil }
  open var viewIfLoaded: UIView? { ownView }

  open func loadViewIfNeeded() {
    guard ownView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    if ownView == nil { makeDefaultView() }
    isLoadingView = false
    viewDidLoad()
  }

  open func loadView() {
    makeDefaultView()
  }

  private func makeDefaultView() {
    view = UIView(frame: CGRect(origin: .zero, size: Self.screenSize))
  }

  // MARK: Life

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews. What it reads is tracked.
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func setNeedsUpdateProperties() {
    invalidation.mark(.properties)
  }

  open func updatePropertiesIfNeeded() {
    viewIfLoaded?.updatePropertiesIfNeeded()
  }

  /// Sets properties from a model, before layout and apart from it. What it reads is tracked.
  open func updateProperties() {}

  var waitsForProperties: Bool { !invalidation.passes.isEmpty }

  func updatePendingProperties() {
    guard let turn = invalidation.begin(.properties) else { return }
    traitCollection.performAsCurrent {
      invalidation.tracking(.properties, turn: turn) { updateProperties() }
    }
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    let inherited =
      hostedTraits ?? ownView?.superview?.traitCollection ?? parent?.traitCollection ?? .unhosted
    return overriding(inherited)
  }

  /// Traits with those that the controller sets itself on top.
  func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    traits.overriding(traitSettings.overrides).overriding(overrideUserInterfaceStyle)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func adoptTraits() {
    let traits = traitCollection
    guard seenTraits != traits else { return }
    let previous = seenTraits
    seenTraits = traits
    setNeedsUpdateProperties()
    guard let previous else { return }
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      announceTraits(from: previous, to: traits)
    }
  }

  // MARK: Presenting

  /// Presents a controller, which has appeared when the call returns, and is drawn over its presenter.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    record(viewControllerToPresent, completion: completion)
  }

  /// Dismisses what the controller presents; where it presents nothing, the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(completion: completion)
  }

  // MARK: Containment

  /// Adds a child and tells it that it will move; the caller tells it that it did.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Containers and bars

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

/// What a controller has to do with presenting, and with the bars of its containers.
struct ControllerRelations {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// Where the controller is shown while it is presented.
  var presentation: PresentationView?
  var presentationController: UIPresentationController?
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  /// What the author adds to the safe area, in points.
  var additionalInsets = UIEdgeInsets.zero
  /// What the bars of a container cover, in points.
  var barInsets = UIEdgeInsets.zero
}
