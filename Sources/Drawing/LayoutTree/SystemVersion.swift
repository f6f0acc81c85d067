import FirstFrameLocalFiles
import Foundation

/// The version of iOS whose look components have: its colors, sizes and shapes of controls, lists and bars.
///
/// The raw value is the version as `UIDevice.current.systemVersion` reports it.
public enum SystemVersion: String, Hashable, Sendable, CaseIterable, Codable, Comparable {
  case iOS18 = "18.0"
  case iOS26 = "26.0"

  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.number < right.number
  }

  private var number: Int {
    switch self {
    case .iOS18: 18
    case .iOS26: 26
    }
  }

  /// The version of environments that choose none: the one that the environment variable `FIRSTFRAME_SYSTEM_VERSION`
  /// names, or else iOS 26.
  public static let `default` =
    EnvironmentVariable.systemVersion.value(in: ProcessInfo.processInfo.environment).flatMap(named) ?? .iOS26

  /// Returns the version with a name such as `18` or `18.0`; `nil` if there is none.
  package static func named(_ name: String) -> SystemVersion? {
    SystemVersion(rawValue: name) ?? SystemVersion(rawValue: name + ".0")
  }
}
