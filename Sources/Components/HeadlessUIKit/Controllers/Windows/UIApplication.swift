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
  public class func value(forKey key: String) -> Any? { key == "sharedApplication" ? shared : nil }

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
}
