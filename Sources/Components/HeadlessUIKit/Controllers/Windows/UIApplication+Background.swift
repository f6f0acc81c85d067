import FirstFrameLayoutTree
public import Foundation

/// An identifier of work that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// The result of work in the background.
public enum UIBackgroundFetchResult: UInt, CaseIterable, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// Whether the application may update its contents in the background.
public enum UIBackgroundRefreshStatus: Int, CaseIterable, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

extension UIApplication {
  /// Delivers an event to the key window.
  func standardSendEvent(_ event: UIEvent) {
    keyWindow?.sendEvent(event)
  }

  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
}

extension UIApplication {
  /// An option with which the application was asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    public static let eventAttribution = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension UIApplication.LaunchOptionsKey {
  public static let sourceApplication = key("SourceApplication")
  public static let remoteNotification = key("RemoteNotification")
  public static let localNotification = key("LocalNotification")
  public static let annotation = key("Annotation")
  public static let location = key("Location")
  public static let newsstandDownloads = key("NewsstandDownloads")
  public static let bluetoothCentrals = key("BluetoothCentrals")
  public static let bluetoothPeripherals = key("BluetoothPeripherals")
  public static let shortcutItem = key("ShortcutItem")
  public static let userActivityDictionary = key("UserActivityDictionary")
  public static let userActivityType = key("UserActivityType")
  public static let cloudKitShareMetadata = key("CloudKitShareMetadata")
  public static let eventAttribution = key("EventAttribution")

  private static func key(_ name: String) -> UIApplication.LaunchOptionsKey {
    UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptions\(name)Key")
  }
}

/// How a scene is closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() {
    super.init()
  }
}

/// How a scene with windows is closed.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// The animation that closes a scene.
  public enum DismissalAnimation: Int, CaseIterable, Sendable {
    case standard = 1
    case commit = 2
    case decline = 3
  }

  /// How a scene is shown beside others.
  public enum PresentationStyle: UInt, CaseIterable, Sendable {
    case automatic = 0
    case standard = 1
    case prominent = 2
  }
}

extension UIApplication {
  public nonisolated static let minimumKeepAliveTimeout: TimeInterval = 600
}

extension RunLoop.Mode {
  /// The mode while a touch is tracked. There are no touches.
  public static var tracking: RunLoop.Mode { RunLoop.Mode("UITrackingRunLoopMode") }
}

extension UIApplication.OpenExternalURLOptionsKey {
  public static let eventAttribution = UIApplication.OpenExternalURLOptionsKey(
    rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}
