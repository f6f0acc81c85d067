import FirstFrameLocalFiles
package import Foundation

/// The package of platform modules, and the names of the modules that it and the system provide.
package struct Platform: Sendable {
  /// The folder of the package.
  package let folder: URL

  /// The modules of iOS that the platform package replaces.
  static let modules: Set<String> = AppleFrameworks.provided.union([
    "UIKit", "DarwinFoundation", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC", "Combine", "CombineSchedulers",
    "os", "SwiftUI", "SnapshotTesting", "DarwinXCTest", "Quick", "Nimble",
  ]).union(testingOverlays).union(viewOverlays.values)

  /// What modules declare for SwiftUI views, by module: a module of its own, for files that can use SwiftUI too.
  static let viewOverlays = ["SnapshotTesting": "_SnapshotTesting_SwiftUI"]

  /// The modules that the compiler requires in files that import Testing together with UIKit.
  static let testingOverlays: Set<String> = ["_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit"]

  /// The modules that need no replacement, because the toolchain provides them.
  static let systemModules: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "Dispatch", "XCTest",
    "Testing", "Glibc", "Musl", "Darwin", "Observation", "Synchronization", "RegexBuilder", "_Concurrency",
    "_StringProcessing", "PackageDescription",
  ]

  /// The packages that the platform modules replace, and those that no port can have.
  static let replacedPackages = UnportablePackages.identities.union([
    "swift-snapshot-testing", "combine-schedulers", "quick", "nimble",
  ])

  package init(folder: URL) {
    self.folder = folder
  }

  /// Finds the platform package: in `FIRSTFRAME_HOME`, beside an installed tool, or in the checkout that built it.
  package static func installed(environment: [String: String], executable: URL) throws(PortError) -> Platform {
    let candidates = InstalledSources.candidates(environment: environment, executable: executable)
    for candidate in candidates {
      let folder = candidate.appendingPathComponent("Platform")
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return Platform(folder: folder.standardizedFileURL)
      }
    }
    throw .noPlatform(searched: candidates.map(\.path))
  }
}
