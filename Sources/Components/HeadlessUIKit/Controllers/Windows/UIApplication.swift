import FirstFrameLayoutTree
public import Foundation

/// The application, which is always active.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  private weak var key: UIWindow?

  open var keyWindow: UIWindow? { key }
  open var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  open var windows: [UIWindow] { key.map { [$0] } ?? [] }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open weak var delegate: (any UIApplicationDelegate)?

  /// Calls a method of a target, or of the first object in the responder chain that has the method. The search starts
  /// at the sender, continues at the first responder, and ends with the application and its delegate.
  ///
  /// - Returns: Whether an object has the method.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let receiver = target.map { $0 as AnyObject } ?? receiver(of: action, from: sender)
    guard let receiver else { return false }
    guard let method = action.implementation(for: receiver) else {
      UsageWarnings.warn("`\(type(of: receiver))` has no method for the selector `\(action)`; nothing was called.")
      return false
    }
    method.perform(on: receiver, [sender, event])
    return true
  }

  private func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
    let origin = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
    for start in [origin, FirstResponder.current, self] {
      var responder = start
      while let current = responder {
        if current.canPerformAction(action, withSender: sender) { return current }
        responder = current.next
      }
    }
    guard let delegate, action.isImplemented(by: delegate) else { return nil }
    return delegate
  }

  /// Returns `false`: there are no other applications.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, as ``open(_:options:completionHandler:)``.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// Returns the application for the name of its class property, by which code for extensions of apps asks for it.
  open class func value(forKey key: String) -> Any? { key == "sharedApplication" ? shared : nil }

  func setKeyWindow(_ keyWindow: UIWindow) {
    if let key, key !== keyWindow {
      key.isKeyWindow = false
      key.resignKey()
    }
    keyWindow.isKeyWindow = true
    key = keyWindow
  }

  /// Whether the application is in the foreground.
  public enum State: Int, CaseIterable, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")

  // MARK: Members that subclasses can override

  open func sendEvent(_ event: UIEvent) { standardSendEvent(event) }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { standardOpen(url, options: options, completionHandler: completion) }

  // MARK: Background work and notifications

  /// The application is never in the background, so that its work is not limited.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  open var isProtectedDataAvailable: Bool { true }

  open var isRegisteredForRemoteNotifications: Bool { false }

  open var supportsAlternateIcons: Bool { false }

  open var alternateIconName: String? { nil }

  open var openSessions: Set<UISceneSession> { [.shared] }

  open var supportsShakeToEdit: Bool { true }

  open var statusBarOrientationAnimationDuration: TimeInterval { 0.4 }

  @discardableResult
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  @discardableResult
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  open func beginIgnoringInteractionEvents() {
    seldom["ignoringInteractionEvents"] = seldom["ignoringInteractionEvents", default: 0] + 1
  }

  open func endIgnoringInteractionEvents() {
    seldom["ignoringInteractionEvents"] = max(0, seldom["ignoringInteractionEvents", default: 0] - 1)
  }

  open var isIgnoringInteractionEvents: Bool { seldom["ignoringInteractionEvents", default: 0] > 0 }

  open func beginReceivingRemoteControlEvents() {}

  open func endReceivingRemoteControlEvents() {}

  /// The number on the application's icon. It is not shown.
  open var applicationIconBadgeNumber: Int {
    get { seldom["applicationIconBadgeNumber"] ?? 0 }
    set { seldom["applicationIconBadgeNumber"] = newValue }
  }

  open var applicationSupportsShakeToEdit: Bool {
    get { seldom["applicationSupportsShakeToEdit"] ?? true }
    set { seldom["applicationSupportsShakeToEdit"] = newValue }
  }

  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { seldom["shortcutItems"] }
    set { seldom["shortcutItems"] = newValue }
  }

  /// Has no effect except for a warning: there is no server that sends notifications.
  open func registerForRemoteNotifications() {
    UsageWarnings.warnOfNoEffect("UIApplication.registerForRemoteNotifications", "no server sends notifications")
  }

  open func unregisterForRemoteNotifications() {}

  /// Has no effect except for a warning: the icon is not shown.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    UsageWarnings.warnOfNoEffect("UIApplication.setAlternateIconName", "the icon is not shown")
    completionHandler?(nil)
  }

  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }

  open func ignoreSnapshotOnNextApplicationLaunch() {}

  open func extendStateRestoration() {}

  open func completeStateRestoration() {}

  /// Has no effect except for a warning: there is one scene.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    UsageWarnings.warnOfNoEffect("UIApplication.requestSceneSessionDestruction", "there is one scene")
  }

  /// Has no effect except for a warning: there is one scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: Any?, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    UsageWarnings.warnOfNoEffect("UIApplication.requestSceneSessionActivation", "there is one scene")
  }

  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Category

  /// Returns `false`: there are no other applications, and none was chosen.
  open func isDefault(_ category: Category) throws -> Bool { false }

  open func defaultStatus(for category: Category) throws -> CategoryDefaultStatus { .notDefault }

  // MARK: Status bar

  open var statusBarStyle: UIStatusBarStyle {
    get { seldom["statusBarStyle"] ?? UIWindowScene.shared.statusBarManager?.statusBarStyle ?? .default }
    set { seldom["statusBarStyle"] = newValue }
  }

  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  open var isStatusBarHidden: Bool {
    get { seldom["isStatusBarHidden"] ?? UIWindowScene.shared.statusBarManager?.isStatusBarHidden ?? false }
    set { seldom["isStatusBarHidden"] = newValue }
  }

  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The orientation of the scene.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { UIWindowScene.shared.interfaceOrientation }
    set { setStatusBarOrientation(newValue, animated: false) }
  }

  /// Has no effect except for a warning: the device of an assertion determines the orientation.
  open func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
    UsageWarnings.warnOfNoEffect(
      "UIApplication.statusBarOrientation", "the device of the assertion determines the orientation")
  }

  /// Returns `false`: the application is never in the background.
  @discardableResult
  open func setKeepAliveTimeout(_ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)? = nil) -> Bool {
    false
  }

  open func clearKeepAliveTimeout() {}

  /// Has no effect except for a warning: the icon is not shown.
  open func setNewsstandIconImage(_ image: UIImage?) {
    UsageWarnings.warnOfNoEffect("UIApplication.setNewsstandIconImage", "the icon is not shown")
  }

  // MARK: Scenes and indicators

  open var statusBarFrame: CGRect { UIWindowScene.shared.statusBarManager?.statusBarFrame ?? .zero }

  open var supportsMultipleScenes: Bool { false }

  open var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
}
