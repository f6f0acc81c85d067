import FirstFrameLayoutTree
public import Foundation

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
