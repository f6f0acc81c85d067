package import FirstFrameLocalFiles
package import Foundation

extension PackagePort {
  /// What earlier versions wrote to the folder of a port.
  private static let patterns: [PathPattern] = [
    "Package.swift", "Package.resolved", "undrawn.json", "omitted-tests.json", "omitted-code.json",
    "platform-files.txt", ".build/**",
    ".swiftpm/**", "manifest/**", "first-frames/**", "previews/**", "Modules/*/*.swift",
    "Sources/**/*.ported.swift", "Sources/**/main.swift", "Sources/*/FirstFramePort.swift",
    "Sources/*/FirstFrameAssetNames.swift", "Sources/FirstFramePreviews/Previews.swift",
    "Sources/*/FirstFrameResources/**/*", "Tests/**/*.ported.swift", "Tests/*/FirstFramePort.swift",
    "Tests/*/FirstFrameAssetNames.swift", "Tests/*/FirstFrameResources/**/*",
  ]

  /// The folder of a port if nobody names another.
  ///
  /// SwiftPM would take a folder named `firstframe` for FirstFrame's own package.
  package static func defaultScratch(of package: URL) -> URL {
    package.appendingPathComponent(".build/firstframe-port")
  }

  /// Makes sure that the folder of the port is one of FirstFrame's own, and apart from the package's sources, references
  /// and artifacts. Creates and marks it if needed. If an error is thrown, nothing was written.
  @discardableResult package func claimScratch() throws(PortError) -> OwnedFolder {
    let path = scratch.path
    let protected = ProtectedFolders(package: package.path, references: references)
    var obstacle = protected.obstacle(to: path)
    if let artifacts, obstacle == nil, FolderPlace(path).relation(to: FolderPlace(artifacts)) != .separate {
      obstacle = "is, contains or lies in the folder of artifacts, \(artifacts)"
    }
    do throws(OwnedFolderError) {
      if let obstacle { throw .isProtected(path: path, obstacle: obstacle, .port) }
      let isDefault = path == Self.defaultScratch(of: package).path
      let folder = try OwnedFolder(
        path, for: .port, adopting: isDefault ? Self.patterns : [], isDefault: isDefault)
      try folder.requireNoLinks([".build", ".swiftpm", "manifest", "first-frames", "previews"])
      return folder
    } catch {
      throw .folder(description: "\(error)")
    }
  }

  /// Refuses a folder of the port in the sources of a target, such as one of a local package.
  func checkScratch(apartFrom targets: [PortedTarget]) throws(PortError) {
    let place = FolderPlace(scratch.path)
    for target in targets where [.equal, .isInside].contains(place.relation(to: FolderPlace(target.folder.path))) {
      let obstacle = "lies in the sources of the target \(target.name), \(target.folder.path)"
      throw .folder(description: "\(OwnedFolderError.isProtected(path: scratch.path, obstacle: obstacle, .port))")
    }
  }
}
