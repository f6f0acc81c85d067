import FirstFrameLayoutTree
public import Foundation

extension UIDevice {
  /// The state of a battery.
  public enum BatteryState: Int, CaseIterable, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIScreen {
  public static var screens: [UIScreen] { [.main] }

  /// Whether a display shows reference colors.
  public enum ReferenceDisplayModeStatus: Int, CaseIterable, Sendable {
    case notSupported = 0
    case notEnabled = 1
    case limited = 2
    case enabled = 3
  }

  /// How a picture is fitted to a display that cuts its edges.
  public enum OverscanCompensation: Int, CaseIterable, Sendable {
    case scale = 0
    case insetBounds = 1
    case none = 2
  }

  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")
}

/// A resolution of a screen.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  open var size: CGSize { UIScreen.main.nativeBounds.size }
  open var pixelAspectRatio: CGFloat { 1 }
}
