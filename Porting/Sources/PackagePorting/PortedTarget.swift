import FirstFrameLocalFiles
import FirstFrameSourceRewriting
import Foundation

/// A target of the original package, with the files to port.
struct PortedTarget: Sendable {
  let name: String
  let isTest: Bool
  /// The folder of the sources.
  let folder: URL
  /// Swift files, relative to the folder.
  private(set) var sources: [String]
  let resources: [PackageManifest.Target.Resource]
  let dependencies: [PackageManifest.Target.Dependency]
  let languageMode: String
  let developmentLanguage: String?
  let defines: [String]
  /// Whether declarations without an isolation are isolated to the main actor.
  var isIsolatedToMainActor = false
  /// The upcoming features of the language that the target enables.
  var features: [String] = []
  /// Whether this is a target of `firstframe.json`, such as a framework of an Xcode project. Its umbrella header may
  /// import UIKit for every file.
  var isFramework = false
  /// The folders from which the target's files are read.
  let readable: ReadableFolders

  /// Returns the target without the files whose paths fulfil a condition.
  func without(_ isOmitted: (String) -> Bool) -> PortedTarget {
    var target = self
    target.sources = sources.filter { !isOmitted(folder.appendingPathComponent($0).path) }
    return target
  }

  /// Returns the targets of a package, from its manifest and its configuration.
  ///
  /// - Returns: The targets, and a finding for each target of the manifest that has no folder.
  static func targets(
    of manifest: PackageManifest, configuration: PortConfiguration, in package: URL
  ) throws(PortError) -> (targets: [PortedTarget], absent: [SourceFinding]) {
    let readable = ReadableFolders([package.path] + manifest.dependencies.compactMap(\.path))
    let configured = Set(configuration.targets.map(\.name))
    let excluded = configuration.exclude.map { package.appendingPathComponent($0).standardizedFileURL.path }
    var result: [PortedTarget] = []
    var absent: [SourceFinding] = []
    // A target can have the name of a framework, such as Photos or Network, which it then replaces.
    let replaced = Platform.modules.subtracting(AppleFrameworks.provided)
    for target in manifest.targets where !configured.contains(target.name) && !replaced.contains(target.name) {
      guard let isTest = target.isTest else { continue }
      let manifestFile = package.appendingPathComponent("Package.swift").path
      try check(target, manifest: manifestFile)
      let folder: URL
      do {
        folder = try Self.folder(of: target, isTest: isTest, in: package)
      } catch {
        let manifest = manifestFile
        absent.append(
          SourceFinding(
            severity: .error, file: manifest, line: 1, column: 1, reason: "\(error)",
            remedy: "The target is left out."))
        continue
      }
      let skipped = target.exclude.map { folder.appendingPathComponent($0).standardizedFileURL.path }
      try readable.check(folder)
      let missing = target.resources.filter {
        !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0.path).path)
      }
      absent += missing.map { resource in
        SourceFinding(
          severity: .warning, file: manifestFile, line: 1, column: 1,
          reason: "The resource \(resource.path.debugDescription) of the target \(target.name) does not exist.",
          remedy: "Correct the manifest.")
      }
      result.append(
        PortedTarget(
          name: target.name, isTest: isTest, folder: folder,
          sources: swiftFiles(in: folder, only: target.sources, without: excluded + skipped),
          resources: resources(
            target.resources.filter { !missing.contains($0) }, in: folder, without: excluded + skipped,
            includesUndeclared: isTest),
          dependencies: target.dependencies, languageMode: target.languageMode ?? manifest.languageMode,
          developmentLanguage: manifest.developmentLanguage, defines: target.defines,
          isIsolatedToMainActor: target.isIsolatedToMainActor, features: target.features, readable: readable))
    }
    for target in configuration.targets {
      let folder = package.appendingPathComponent(target.path).standardizedFileURL
      guard folder.isDirectory else { throw .missingFolder(target: target.name, path: folder.path) }
      try readable.check(folder)
      let others = configuration.targets.filter { $0.name != target.name && $0.path.hasPrefix(target.path + "/") }
      let skipped = others.map { package.appendingPathComponent($0.path).standardizedFileURL.path }
      result.append(
        PortedTarget(
          name: target.name, isTest: target.type == .test, folder: folder,
          sources: swiftFiles(in: folder, only: [], without: excluded + skipped),
          resources: resources(
            target.resources.map { .init(path: $0, isCopied: false) }, in: folder, without: excluded + skipped),
          dependencies: target.dependencies.map { .init(name: $0, package: nil) },
          languageMode: manifest.languageMode, developmentLanguage: manifest.developmentLanguage, defines: [],
          isIsolatedToMainActor: target.isIsolatedToMainActor, isFramework: true, readable: readable))
    }
    for (module, path) in configuration.modules.sorted(by: { $0.key < $1.key }) {
      let folder = package.appendingPathComponent(path).standardizedFileURL
      guard folder.isDirectory else { throw .missingFolder(target: module, path: folder.path) }
      try readable.check(folder)
      result.append(
        PortedTarget(
          name: module, isTest: false, folder: folder, sources: swiftFiles(in: folder, only: [], without: []),
          resources: [], dependencies: [], languageMode: "5", developmentLanguage: nil, defines: [],
          readable: readable))
    }
    return (result, absent)
  }

  /// Refuses names and paths that the generated manifest cannot have. SwiftPM checks them only when it builds.
  private static func check(_ target: PackageManifest.Target, manifest: String) throws(PortError) {
    guard PortedName.isTarget(target.name) else {
      throw .configuration(
        path: manifest,
        reason: "\(target.name.debugDescription) cannot be the name of a target; use letters, digits, _ and -")
    }
    let resources = target.resources.map { (target.path.map { $0 + "/" } ?? "Sources/\(target.name)/") + $0.path }
    for path in [target.path].compactMap({ $0 }) + resources where !PortedName.isBelowPackage(path) {
      throw .configuration(
        path: manifest,
        reason: "the target \(target.name) has the path \(path.debugDescription), which leads out of the package")
    }
  }

  /// The folder in a manifest, or the folder that SwiftPM uses by default.
  private static func folder(
    of target: PackageManifest.Target, isTest: Bool, in package: URL
  ) throws(PortError) -> URL {
    if let path = target.path {
      let folder = package.appendingPathComponent(path).standardizedFileURL
      guard folder.isDirectory else { throw .missingFolder(target: target.name, path: folder.path) }
      return folder
    }
    let parents = isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let candidates = parents.map { package.appendingPathComponent($0).appendingPathComponent(target.name) }
    if let found = candidates.first(where: \.isDirectory) { return found.standardizedFileURL }
    throw .missingFolder(target: target.name, path: candidates[0].path)
  }

  /// The declared resources, and the asset catalogs, string catalogs, interface documents and `.lproj` folders that need
  /// no declaration.
  ///
  /// - Parameter includesUndeclared: Whether files of other kinds that code opens are added, too. Tests that also belong to
  ///   an Xcode project load files that only the project declares.
  private static func resources(
    _ declared: [PackageManifest.Target.Resource], in folder: URL, without excluded: [String],
    includesUndeclared: Bool = false
  ) -> [PackageManifest.Target.Resource] {
    let known = declared.map { folder.appendingPathComponent($0.path).standardizedFileURL.path }
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return declared }
    var result = declared
    while let path = files.nextObject() as? String {
      let full = folder.appendingPathComponent(path).standardizedFileURL.path
      if path.hasPrefix(".") || (known + excluded).contains(where: { full == $0 || full.hasPrefix($0 + "/") }) {
        files.skipDescendants()
      } else if ["xcassets", "xcstrings", "lproj", "xib", "storyboard"].contains((path as NSString).pathExtension) {
        result.append(.init(path: path, isCopied: false))
        files.skipDescendants()
      } else if (path as NSString).lastPathComponent.hasPrefix("__") {
        // References of snapshots.
        files.skipDescendants()
      } else if includesUndeclared, openedKinds.contains((path as NSString).pathExtension.lowercased()),
        // The bundle has its own.
        (path as NSString).lastPathComponent != "Info.plist", !URL(fileURLWithPath: full).isDirectory
      {
        result.append(.init(path: path, isCopied: false))
      }
    }
    return result
  }

  /// The extensions of files that tests open.
  private static let openedKinds: Set<String> = [
    "png", "jpg", "jpeg", "gif", "heic", "webp", "svg", "pdf", "json", "geojson", "txt", "md", "html", "xml", "csv",
    "yml",
    "yaml", "plist", "strings", "stringsdict", "ttf", "otf", "xib", "storyboard", "bin", "dat", "data",
  ]

  private static func swiftFiles(in folder: URL, only parts: [String], without excluded: [String]) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var result: [String] = []
    while let path = files.nextObject() as? String {
      let full = folder.appendingPathComponent(path).standardizedFileURL.path
      if excluded.contains(where: { full == $0 || full.hasPrefix($0 + "/") }) {
        files.skipDescendants()
        continue
      }
      if (path as NSString).lastPathComponent == ".build" { files.skipDescendants() }
      guard path.hasSuffix(".swift"), !URL(fileURLWithPath: full).isDirectory else { continue }
      if parts.isEmpty || parts.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { result.append(path) }
    }
    return result.sorted()
  }
}

extension PackageManifest.Target {
  fileprivate var isTest: Bool? {
    switch kind {
    case .library: false
    case .test: true
    case .other: nil
    }
  }
}

extension ReadableFolders {
  /// Refuses a folder that a link leads out of the package.
  func check(_ folder: URL) throws(PortError) {
    guard contains(folder.path) else { throw .file(path: folder.path, reason: "\(ReadingError.outside).") }
  }
}

extension URL {
  var isDirectory: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
