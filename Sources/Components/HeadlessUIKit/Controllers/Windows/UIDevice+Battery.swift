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

  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  public var batteryState: BatteryState { .unknown }
  /// The charge; -1 for unknown.
  public var batteryLevel: Float { -1 }

  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  public var proximityState: Bool { false }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public var isMultitaskingSupported: Bool { true }
  /// The same on every machine.
  public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }

  /// Has no effect: there is no sound.
  public func playInputClick() {}

  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIScreen {
  public static var screens: [UIScreen] { [.main] }
  public var applicationFrame: CGRect { bounds }
  public var mirrored: UIScreen? { nil }
  public var maximumFramesPerSecond: Int { 60 }
  public var calibratedLatency: CFTimeInterval { 0 }
  public var availableModes: [UIScreenMode] { [UIScreenMode()] }
  public var preferredMode: UIScreenMode? { UIScreenMode() }
  public var currentMode: UIScreenMode? { UIScreenMode() }
  public var isCaptured: Bool { false }
  public var focusedItem: (any UIFocusItem)? { nil }
  public var focusedView: UIView? { nil }
  public var supportsFocus: Bool { false }
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  public var currentEDRHeadroom: CGFloat { 1 }
  public var potentialEDRHeadroom: CGFloat { 1 }
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// The brightness of the display. There is no display.
  public var brightness: CGFloat {
    get { 0.5 }
    set { UsageWarnings.warnOfNoEffect("UIScreen.brightness", "there is no display") }
  }

  public var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }

  public var overscanCompensation: OverscanCompensation {
    get { .none }
    set {}
  }

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

  /// Returns a view with what the key window shows.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
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
