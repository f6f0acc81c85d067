import FirstFrameLayoutTree
public import Foundation

/// Manages a view and its life cycle, and contains other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  open var title: String? {
    didSet {
      updateBarTitles()
      KeyValueObservations.check(self)
    }
  }
  /// The size that a container or a presentation gives the view, if it can. A change is reported to it.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let presentation =
        relations.presentationController ?? (relations.presentation == nil ? nil : presentationController)
      let container: (any UIContentContainer)? = parent ?? presentation
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { updateOverridesTraits() }
  }
  open var parent: UIViewController? { parentHandle?.object }
  private var parentHandle: WeakHandle<UIViewController>?
  let handle = WeakHandle<UIViewController>()
  open private(set) var children: [UIViewController] = []

  var hostedTraits: UITraitCollection?
  var relations = ControllerRelations()
  var traitSettings = TraitSettings() {
    didSet { updateOverridesTraits() }
  }
  /// Whether a trait is overridden. It is stored because views read it often, and few controllers override a trait.
  private var overridesTraits = false
  var appearance = AppearanceState.disappeared
  let invalidation = Invalidation(.properties)
  /// The traits that were current when the controller was created.
  private let initialTraits = DeviceTraits.initial
  private var lastTraits: UITraitCollection?
  private var loadedView: UIView?
  /// The size of the screen when the view was loaded, in points.
  private(set) var loadingScreenSize = CGSize.zero
  private var isLoadingView = false

  /// The initial size of a controller's view: the screen of the drawn device, in points.
  static var screenSize: CGSize { UIScreen.main.bounds.size }

  /// Creates a controller whose view is in a nib file.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the file; `nil` for one with the name of the class, if there is one.
  ///   - nibBundleOrNil: The bundle with the file; `nil` for the main one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    handle.object = self
    relations.interface.nibName = nibNameOrNil
    relations.interface.bundle = nibBundleOrNil
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of an interface document; with another coder, one like `init()` does.
  public required init?(coder: NSCoder) {
    super.init()
    handle.object = self
    coder.decodeAttributes(of: self)
  }

  deinit {
    handle.object = nil
    TreeRelease.release(&children)
  }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: View

  /// The view, which is loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      if let loadedView { return loadedView }
      // Accessed by `loadView()` before it has created a view.
      let view = UIView(frame: CGRect(origin: .zero, size: Self.screenSize))
      self.view = view
      return view
    }
    set {
      loadedView?.controllerHandle = nil
      loadedView = newValue
      newValue?.controllerHandle = handle
    }
  }

  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadingScreenSize = Self.screenSize
    loadView()
    if loadedView == nil { makeDefaultView() }
    isLoadingView = false
    viewDidLoad()
  }

  /// Creates the view: from a storyboard or a nib file, or else an empty one.
  open func loadView() {
    if !relations.interface.loadView(of: self) { makeDefaultView() }
  }

  private func makeDefaultView() {
    view = UIView(frame: CGRect(origin: .zero, size: Self.screenSize))
  }

  // MARK: Life cycle

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` of a child whose view begins to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginManualTransition(isAppearing: isAppearing, isAnimated: animated)
  }

  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() {
    endManualTransition()
  }

  /// Whether the container calls the appearance methods of its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }
  open var isBeingDismissed: Bool { appearance == .disappearing && presentingViewController != nil }
  open var isMovingToParent: Bool { appearance == .appearing && parent != nil }
  open var isMovingFromParent: Bool { appearance == .disappearing && parent != nil }

  /// Called before the view lays out its subviews. Observable properties that it reads are tracked.
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func setNeedsUpdateProperties() {
    invalidation.mark(.properties)
  }

  open func updatePropertiesIfNeeded() {
    viewIfLoaded?.updatePropertiesIfNeeded()
  }

  /// Sets properties from a model before layout. Observable properties that it reads are tracked.
  open func updateProperties() {}

  var waitsForProperties: Bool { !invalidation.passes.isEmpty }

  func updatePendingProperties() {
    guard let runNumber = invalidation.begin(.properties) else { return }
    traitCollection.performAsCurrent {
      invalidation.tracking(.properties, runNumber: runNumber) {
        updateProperties()
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      }
    }
  }

  /// Sets ``contentUnavailableConfiguration`` for a state. Called before the first layout, and after
  /// ``setNeedsUpdateContentUnavailableConfiguration()``.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  open func setNeedsUpdateContentUnavailableConfiguration() {
    setNeedsUpdateProperties()
  }

  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// Called when the controller was created from an interface document.
  open func awakeFromNib() {}

  /// Stores nothing: controllers cannot be archived here.
  open func encode(with coder: NSCoder) {
    UsageWarnings.warnOfNoEffect("UIViewController.encode(with:)", "create the controller again")
  }

  // MARK: Storyboards

  /// The storyboard that the controller comes from; `nil` for others.
  open var storyboard: UIStoryboard? { relations.interface.storyboard }
  open var nibName: String? { relations.interface.nibName }
  open var nibBundle: Bundle? { relations.interface.bundle }

  /// Performs a segue of the storyboard. If there is none with the identifier, an error is reported.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }

  /// Called before a segue shows its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue that a view starts is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Whether an unwind segue may return to the controller.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any
  ) -> Bool { true }

  /// Called when an unwind segue returns through the controller.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  open func didReceiveMemoryWarning() {}

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// Whether the controller's content can be edited.
  open var isEditing: Bool {
    get { seldom["isEditing"] ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// A button that begins and ends editing, created on first access.
  open var editButtonItem: UIBarButtonItem {
    if let item: UIBarButtonItem = seldom["editButtonItem"] { return item }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    seldom["editButtonItem"] = item
    return item
  }

  /// Begins or ends editing, and changes the ``editButtonItem``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    seldom["isEditing"] = editing
    (seldom["editButtonItem"] as UIBarButtonItem?)?.changeSystemItem(to: editing ? .done : .edit)
  }

  /// The commands that `addKeyCommand(_:)` has added.
  open override var keyCommands: [UIKeyCommand]? { seldom["keyCommands"] }

  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Not called, because nothing rotates. UIKit calls it before a rotation changes the size of the view.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

  /// Returns the nearest controller, from this one upwards, that performs an action; `nil` if there is none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }

  /// Has no effect: the state of apps is not restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Has no effect: the state of apps is not restored.
  open func decodeRestorableState(with coder: NSCoder) {}

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: System bars

  // No status bar and no home indicator are drawn. `UIStatusBarManager` reports what the controllers prefer.

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// By default, `true` on a phone in landscape, whose height is compact.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var restorationIdentifier: String?

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    let inherited =
      hostedTraits ?? loadedView?.superview?.traitCollection ?? parent?.traitCollection ?? initialTraits
    return overriding(inherited)
  }

  /// Returns the traits with the overrides of the controller.
  func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    guard overridesTraits else { return traits }
    return traits.overriding(traitSettings.overrides).overriding(overrideUserInterfaceStyle)
  }

  private func updateOverridesTraits() {
    overridesTraits = overrideUserInterfaceStyle != .unspecified || !traitSettings.overrides.isEmpty
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func adoptTraits() {
    let traits = traitCollection
    guard lastTraits != traits else { return }
    let previous = lastTraits ?? initialTraits
    lastTraits = traits
    setNeedsUpdateProperties()
    guard previous != traits else { return }
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      notifyTraitChange(from: previous, to: traits)
    }
  }

  // MARK: Presenting

  /// Presents a controller, which has appeared when the method returns and is drawn above its presenter.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, isAnimated: flag, completion: completion)
  }

  /// Dismisses the presented controller, or this controller if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(isAnimated: flag, completion: completion)
  }

  /// Shows a controller in the nearest container: on top of a navigation stack, or else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the content of the nearest split view controller, or else presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Returns the controller for the second column of a split view controller that is no longer collapsed. Not called: split
  /// view controllers keep the controllers of their columns.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }

  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  open func applicationFinishedRestoringState() {}
  open var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .automatic }
  open var interactionActivityTrackingBaseName: String? {
    get { seldom["interactionActivityTrackingBaseName"] }
    set { seldom["interactionActivityTrackingBaseName"] = newValue }
  }

  // MARK: Containment

  /// Adds a child, and calls its `willMove(toParent:)`. The caller calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.parentHandle = handle
    children.append(childController)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parentHandle = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Containers and bars

  /// The navigation item of the controller, created on first access with the controller's title.
  open var navigationItem: UINavigationItem {
    if let item = relations.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    relations.navigationItem = item
    return item
  }

  /// The tab bar item of the controller, created on first access with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = relations.tabBarItem { return item }
      let item = UITabBarItem(title: title, tag: 0)
      relations.tabBarItem = item
      return item
    }
    set { relations.tabBarItem = newValue }
  }

  open var toolbarItems: [UIBarButtonItem]? {
    get { relations.toolbarItems }
    set {
      relations.toolbarItems = newValue
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  open var hidesBottomBarWhenPushed: Bool {
    get { relations.hidesBottomBarWhenPushed }
    set { relations.hidesBottomBarWhenPushed = newValue }
  }

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

  /// The insets added to the safe area of the controller's view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { relations.additionalInsets }
    set {
      guard newValue != relations.additionalInsets else { return }
      relations.additionalInsets = newValue
      viewIfLoaded?.notifySafeAreaChange()
    }
  }

  /// The insets in addition to the safe area of the device, in points.
  var extraSafeArea: UIEdgeInsets { relations.additionalInsets + relations.barInsets }

  /// Sets the insets that the bars of the container cover, in points.
  func setBarInsets(_ barInsets: UIEdgeInsets) {
    guard barInsets != relations.barInsets else { return }
    relations.barInsets = barInsets
    viewIfLoaded?.notifySafeAreaChange()
  }

  /// Copies the title to the bar items that exist.
  func updateBarTitles() {
    relations.navigationItem?.title = title
    relations.tabBarItem?.title = title
  }

  // MARK: Members that subclasses can override

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    standardTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  { standardSetOverrideTraitCollection(collection, forChild: childViewController) }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    standardOverrideTraitCollection(forChild: childViewController)
  }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { standardAddKeyCommand(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { standardRemoveKeyCommand(keyCommand) }
  open func setNeedsStatusBarAppearanceUpdate() { standardSetNeedsStatusBarAppearanceUpdate() }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { standardSetNeedsUpdateOfHomeIndicatorAutoHidden() }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    standardSetNeedsUpdateOfSupportedInterfaceOrientations()
  }

  // MARK: Extensions

  /// The application that opened the extension of the controller: `nil`, as in an application.
  open var extensionContext: NSExtensionContext? { nil }

  // MARK: Presentation controllers

  /// The presentation controller for the style, created on first access.
  open var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    case .popover: popoverPresentationController
    case .custom: customPresentationController ?? plainPresentationController
    default: plainPresentationController
    }
  }

  /// The sheet; `nil` if the style is not a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      controller { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
    default: nil
    }
  }

  /// The popover; `nil` for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return controller { UIPopoverPresentationController(presentedViewController: $0, presenting: nil) }
  }

  // MARK: Presented and presenting controllers

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { relations.presentationStyle }
    set { relations.presentationStyle = newValue }
  }

  open var modalTransitionStyle: UIModalTransitionStyle {
    get { relations.transitionStyle }
    set { relations.transitionStyle = newValue }
  }

  open var isModalInPresentation: Bool {
    get { relations.isModalInPresentation }
    set { relations.isModalInPresentation = newValue }
  }

  /// The controller that this one, or one of its ancestors, presents.
  open var presentedViewController: UIViewController? {
    relations.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one of its ancestors.
  open var presentingViewController: UIViewController? {
    relations.presenting ?? parent?.presentingViewController
  }

  // MARK: Former system bars

  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  open var interfaceOrientation: UIInterfaceOrientation { .portrait }

  // MARK: Transitions

  /// The delegate of custom presentations.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { relations.transitioningDelegate }
    set { relations.transitioningDelegate = newValue }
  }

  /// The transition that presents or dismisses the controller, or `nil` outside of it.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    relations.transition ?? parent?.transitionCoordinator
  }

  // MARK: Columns

  /// The nearest split view controller that contains the controller.
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }

  // MARK: Modal behavior and content scroll views

  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { seldom["modalPresentationCapturesStatusBarAppearance"] ?? false }
    set { seldom["modalPresentationCapturesStatusBarAppearance"] = newValue }
  }

  open var restoresFocusAfterTransition: Bool {
    get { seldom["restoresFocusAfterTransition"] ?? true }
    set { seldom["restoresFocusAfterTransition"] = newValue }
  }

  open var performsActionsWhilePresentingModally: Bool { true }

  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    seldom["contentScrollView \(edge.rawValue)"] = scrollView
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    seldom["contentScrollView \(edge.rawValue)"]
  }

  /// The controller that manages the presentation in which the controller is shown; `nil` if it is not presented.
  open var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : relations.presentationController ?? parent?.activePresentationController
  }

  // MARK: Unavailable content

  /// The content in place of the controller's own; `nil` to show its own.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { (relations.unavailableView as? any UIContentView)?.configuration }
    set { showUnavailable(newValue) }
  }

  // MARK: Former layout guides

  open var topLayoutGuide: any UILayoutSupport { view.edgeGuide(.top) }

  open var bottomLayoutGuide: any UILayoutSupport { view.edgeGuide(.bottom) }

  // MARK: System margins

  /// The smallest margins of the controller's view, in points, without the safe area.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: view.systemMargin, bottom: 0, trailing: view.systemMargin)
  }

  /// Whether margins that are set on the controller's view are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { relations.respectsSystemMargins }
    set {
      relations.respectsSystemMargins = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  // MARK: Trait overrides

  /// The traits that the controller overrides for itself, its view and its children.
  open var traitOverrides: UITraitOverrides {
    get { traitSettings.overrides }
    set { traitSettings.overrides = newValue }
  }

  // MARK: Focus

  open var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }

  open var focusGroupIdentifier: String? {
    get { seldom["focusGroupIdentifier"] }
    set { seldom["focusGroupIdentifier"] = newValue }
  }
}

/// The presentations of a controller, and its items in the bars of its containers.
@MainActor
struct ControllerRelations {
  let interface = ControllerInterface()
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The view that contains the controller's view while it is presented.
  var presentation: PresentationView?
  var presentationController: UIPresentationController?
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation or dismissal that is in progress.
  weak var transition: PresentationTransition?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  /// The view of the content in place of the controller's own.
  var unavailableView: UIView?
  var respectsSystemMargins = true
  /// The additional safe area insets, in points.
  var additionalInsets = UIEdgeInsets.zero
  /// The insets that the bars of the container cover, in points.
  var barInsets = UIEdgeInsets.zero
}
