import Foundation

/// The place of a folder in the file system, whether or not it exists.
///
/// Places are compared by device and file number, so links, `..`, slashes at the end, other mounts of the same folder
/// and, where the file system ignores it, the case of letters make no difference.
package struct FolderPlace: Sendable {
  /// How the place of one folder relates to that of another.
  package enum Relation: Hashable, Sendable {
    case equal
    case contains
    case isInside
    case separate
  }

  /// The absolute path, with links resolved in the part that exists.
  package let path: String
  /// The existing folder, and those that contain it, deepest first.
  private let existing: [Identity]
  /// The folders below that do not exist yet, with the case of their letters ignored.
  private let missing: [String]

  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// - Parameter path: An absolute path, or one relative to the current folder.
  package init(_ path: String) {
    let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var folder = ""
    var missing: [String] = []
    for part in absolute.split(separator: "/").map(String.init) where part != "." {
      if part == ".." {
        if missing.isEmpty {
          folder = folder.parentFolder == "/" ? "" : folder.parentFolder
        } else {
          missing.removeLast()
        }
      } else if missing.isEmpty, let resolved = SymbolicLink.resolved(folder + "/" + part) {
        folder = resolved == "/" ? "" : resolved
      } else {
        missing.append(part)
      }
    }
    self.path = (folder + missing.map { "/" + $0 }.joined()).isEmpty ? "/" : folder + missing.map { "/" + $0 }.joined()
    var existing: [Identity] = []
    while true {
      if let identity = Identity(folder.isEmpty ? "/" : folder) { existing.append(identity) }
      guard !folder.isEmpty else { break }
      folder = folder.parentFolder == "/" ? "" : folder.parentFolder
    }
    self.existing = existing
    self.missing = missing.map { $0.precomposedStringWithCanonicalMapping.lowercased() }
  }

  package func relation(to other: FolderPlace) -> Relation {
    switch (isEqualOrInside(other), other.isEqualOrInside(self)) {
    case (true, true): .equal
    case (true, false): .isInside
    case (false, true): .contains
    case (false, false): .separate
    }
  }

  private func isEqualOrInside(_ other: FolderPlace) -> Bool {
    guard let deepest = other.existing.first else { return false }
    if other.missing.isEmpty { return existing.contains(deepest) }
    return existing.first == deepest && missing.starts(with: other.missing)
  }
}

/// The folders of a package in which nothing is generated, because their files have no copy elsewhere: its references,
/// and its sources.
///
/// Its sources are its own folder, the folders that SwiftPM expects (`Sources`, `Tests`, ...), the folder of the test, each
/// folder with a Swift file, and the history of git. A folder for generated files may be below the package's folder,
/// as `.build` is, but not in its sources.
package struct ProtectedFolders: Sendable {
  private let package: String?
  private let references: String?
  private let testFile: String?

  /// - Parameters:
  ///   - package: The folder with the manifest; `nil` if there is none.
  ///   - references: The folder of references; `nil` if there is none.
  ///   - testFile: A file of the package's tests.
  package init(package: String?, references: String?, testFile: String? = nil) {
    (self.package, self.references, self.testFile) = (package, references, testFile)
  }

  /// The reason why generated files may not be in a folder, such as `is the folder of references`; `nil` if they may.
  package func obstacle(to folder: String) -> String? {
    let place = FolderPlace(folder)
    if let obstacle = package.flatMap({ Self.obstacle(to: place, package: $0) }) { return obstacle }
    if let references {
      switch place.relation(to: FolderPlace(references)) {
      case .equal: return "is the folder of references"
      case .contains: return "contains the folder of references, \(references)"
      case .isInside: return "lies in the folder of references, \(references)"
      case .separate: break
      }
    }
    return obstacleInSources(to: place, named: folder)
  }

  /// The reason why references may not be in a folder; `nil` if they may. Unlike generated files, they may lie in the
  /// sources, beside their tests.
  package func obstacle(toReferences folder: String) -> String? {
    guard let package else { return nil }
    let place = FolderPlace(folder)
    if let obstacle = Self.obstacle(to: place, package: package) { return obstacle }
    let sources = Self.sourceFolders.map { package + "/" + $0 }
    guard let same = sources.first(where: { [.equal, .contains].contains(place.relation(to: FolderPlace($0))) })
    else { return nil }
    return "is the package's folder \((same as NSString).lastPathComponent)"
  }

  private static let sourceFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins", "Snippets", ".git"]

  private func obstacleInSources(to place: FolderPlace, named folder: String) -> String? {
    guard let package else { return nil }
    let root = FolderPlace(package)
    guard place.relation(to: root) == .isInside else { return nil }
    let top = testFile.flatMap { Self.topFolder(of: $0, in: package) }.map { [$0] } ?? []
    for name in Self.sourceFolders + top {
      let source = FolderPlace(package + "/" + name)
      if [.equal, .isInside].contains(place.relation(to: source)) {
        return "lies in the package's sources, \(package)/\(name)"
      }
    }
    // SwiftPM's folder has no sources of the package.
    let build = FolderPlace(package + "/.build")
    guard ![.equal, .isInside].contains(place.relation(to: build)) else { return nil }
    var current = place.path
    while FolderPlace(current).relation(to: root) == .isInside {
      let names = (try? OpenFolder(current).names()) ?? []
      // A folder that FirstFrame made may have generated sources.
      guard !names.contains(OwnedFolder.markerName) else { return nil }
      if names.contains(where: { $0.hasSuffix(".swift") }) { return "lies in a folder with sources, \(current)" }
      current = current.parentFolder
    }
    return nil
  }

  private static func obstacle(to place: FolderPlace, package: String) -> String? {
    switch place.relation(to: FolderPlace(package)) {
    case .equal: "is the package's own folder"
    case .contains: "contains the package, \(package)"
    case .isInside, .separate: nil
    }
  }

  /// The first folder below the package on the way to a file; `nil` for a file that is not below it.
  private static func topFolder(of file: String, in package: String) -> String? {
    guard file.hasPrefix(package + "/") else { return nil }
    let parts = file.dropFirst(package.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }
}
