public import Foundation

/// The application, which is always active.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  private weak var key: UIWindow?

  open var keyWindow: UIWindow? { key }
  open var connectedScenes: Set<UIWindowScene> { [.shared] }
  open var windows: [UIWindow] { key.map { [$0] } ?? [] }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns `false`: there are no other applications.
  open func canOpenURL(_ url: URL) -> Bool { false }

  func adopt(keyWindow: UIWindow) {
    key?.isKeyWindow = false
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
}
