import FirstFrameLocalFiles
import Foundation

/// A screen that a ported package can choose in `firstframe.json`, in portrait.
package struct DeviceScreen: Hashable, Sendable {
  /// The name of the device, as in `ViewImageConfig`.
  package let name: String
  /// The size in points.
  package let width: Double
  package let height: Double
  /// Pixels per point.
  package let scale: Double

  /// The device whose screen `UIScreen.main` reports, from the environment of the process; `nil` if it names none.
  package static let current = EnvironmentVariable.device.value(in: ProcessInfo.processInfo.environment)
    .flatMap(named)

  /// Returns the screen of a device; `nil` if there is none with the name.
  package static func named(_ name: String) -> DeviceScreen? { all.first { $0.name == name } }

  package static let all = [
    DeviceScreen("iPhoneSe", 320, 568, scale: 2), DeviceScreen("iPhoneSe3", 375, 667, scale: 2),
    DeviceScreen("iPhone8", 375, 667, scale: 2),
    DeviceScreen("iPhoneX", 375, 812), DeviceScreen("iPhone11", 414, 896, scale: 2), DeviceScreen("iPhone12", 390, 844),
    DeviceScreen("iPhone13Mini", 375, 812), DeviceScreen("iPhone13", 390, 844),
    DeviceScreen("iPhone13Pro", 390, 844), DeviceScreen("iPhone13ProMax", 428, 926),
    DeviceScreen("iPhone14", 390, 844), DeviceScreen("iPhone14Plus", 428, 926), DeviceScreen("iPhone15", 393, 852),
    DeviceScreen("iPhone15Pro", 393, 852), DeviceScreen("iPhone15ProMax", 430, 932),
    DeviceScreen("iPhone16e", 390, 844), DeviceScreen("iPhone16", 393, 852), DeviceScreen("iPhone16Plus", 430, 932),
    DeviceScreen("iPhone16Pro", 402, 874), DeviceScreen("iPhone16ProMax", 440, 956),
    DeviceScreen("iPhone17", 402, 874), DeviceScreen("iPhone17Pro", 402, 874), DeviceScreen("iPhoneAir", 420, 912),
    DeviceScreen("iPhone17ProMax", 440, 956), DeviceScreen("iPadMini", 744, 1133, scale: 2),
    DeviceScreen("iPad10", 820, 1180, scale: 2),
    DeviceScreen("iPadAir11", 820, 1180, scale: 2), DeviceScreen("iPadAir13", 1024, 1366, scale: 2),
    DeviceScreen("iPadPro11M4", 834, 1210, scale: 2), DeviceScreen("iPadPro13", 1032, 1376, scale: 2),
  ]

  /// The screen of a port that chooses none: that of a common simulator.
  package static let standardName = "iPhone16"

  private init(_ name: String, _ width: Double, _ height: Double, scale: Double = 3) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
  }
}
