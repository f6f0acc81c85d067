import FirstFrameCompiledResources
import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// The device: a current phone, the same on every machine.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// The version of iOS whose look the environment that is being laid out has.
  open var systemVersion: String { UITraitCollection.current.systemVersion.rawValue }

  open var orientation: UIDeviceOrientation { .portrait }

  /// The idiom of the environment that is being laid out.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

  // MARK: Orientation

  /// Has no effect: the device does not rotate.
  open func beginGeneratingDeviceOrientationNotifications() {}

  open func endGeneratingDeviceOrientationNotifications() {}

  // MARK: Battery and proximity

  open var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  open var batteryState: BatteryState { .unknown }

  /// The charge; -1 for unknown.
  open var batteryLevel: Float { -1 }

  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  open var proximityState: Bool { false }

  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  open var isMultitaskingSupported: Bool { true }

  /// The same on every machine.
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }

  /// Has no effect: there is no sound.
  open func playInputClick() {}
}

/// The version of iOS in the current environment, with which `#available` and `ProcessInfo` of ports answer.
public var firstFrameSystemVersion: OperatingSystemVersion {
  let version = (RenderingEnvironment.current?.systemVersion ?? .default).rawValue.split(separator: ".").compactMap {
    Int($0)
  }
  return OperatingSystemVersion(
    majorVersion: version.first ?? 0, minorVersion: version.dropFirst().first ?? 0, patchVersion: 0)
}

/// Whether the version of iOS in the current environment is a version or a later one.
public func firstFrameSystemIsAtLeast(_ version: OperatingSystemVersion) -> Bool {
  let current = firstFrameSystemVersion
  return (current.majorVersion, current.minorVersion, current.patchVersion)
    >= (version.majorVersion, version.minorVersion, version.patchVersion)
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, CaseIterable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, CaseIterable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

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
