import FirstFrameLocalFiles
import Foundation

/// A package whose tests can be run: one that uses FirstFrame, or the port of one that uses UIKit.
struct TestedPackage: Sendable {
  let folder: URL
  /// Whether the tests run in a port.
  let isPorted: Bool

  init(at folder: URL) throws(HuntError) {
    self.folder = folder
    guard let kind = PackageKind(of: folder) else { throw HuntError.noPackage(path: folder.path) }
    isPorted = kind == .uiKit
  }

  /// The command that runs the tests, without arguments of `swift test`.
  func command() throws(PortingProgramError) -> [String] {
    isPorted
      ? [try PortingProgram().path, "test", "--package-path", folder.path, "--"]
      : ["swift", "test", "--package-path", folder.path]
  }
}
