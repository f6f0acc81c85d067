public import Foundation

/// The application that there would be around the components.
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

  /// No other application is there to open anything.
  open func canOpenURL(_ url: URL) -> Bool { false }

  func adopt(keyWindow: UIWindow) {
    key?.isKeyWindow = false
    keyWindow.isKeyWindow = true
    key = keyWindow
  }

  /// Whether the application is in front.
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
