import FirstFrameLocalFiles
import FirstFrameSourceRewriting
import Foundation

/// The packages that a package depends on by path or by URL, directly or not.
struct DependencyPackages {
  struct Package {
    let identity: String
    let dependency: PackageManifest.Dependency
    let manifest: PackageManifest
    /// The library targets, with the files that a port would read.
    let libraries: [PortedTarget]
    /// A finding for each target that has no folder.
    let absent: [SourceFinding]
    let folder: URL

    var isLocal: Bool { dependency.path != nil }
  }

  private let root: PackageManifest
  private let folder: URL
  private let evaluations: URL
  private var packages: [String: Package] = [:]
  private(set) var findings: [SourceFinding] = []

  /// All packages, sorted by their identities.
  var all: [Package] { packages.values.sorted { $0.identity < $1.identity } }

  /// - Parameters:
  ///   - manifest: The manifest of the package in the folder.
  ///   - evaluations: The folder for the results of SwiftPM.
  init(of manifest: PackageManifest, in folder: URL, evaluations: URL) {
    root = manifest
    self.folder = folder
    self.evaluations = evaluations
  }

  /// Reads the packages: first those that are given by path, because they also name packages by URL.
  mutating func read() throws(PortError) {
    var remote: [PackageManifest.Dependency] = []
    try readLocal(root, in: folder, remote: &remote)
    guard !remote.isEmpty else { return }
    let resolved = ResolvedDependencies(remote, of: folder, scratch: evaluations)
    guard resolved.failure != nil else {
      for dependency in remote { try readRemote(dependency, resolved) }
      return
    }
    // One package that cannot be fetched must not keep the port from using the others.
    for dependency in remote {
      let own =
        remote.count == 1
        ? resolved
        : ResolvedDependencies(
          [dependency], of: folder, scratch: evaluations.appendingPathComponent("single/\(dependency.identity)"))
      if let failure = own.failure { reportAbsence(of: dependency, failure) } else { try readRemote(dependency, own) }
    }
  }

  private mutating func reportAbsence(of dependency: PackageManifest.Dependency, _ failure: String) {
    findings.append(
      SourceFinding(
        severity: .warning, file: folder.appendingPathComponent("Package.swift").path, line: 1, column: 1,
        reason:
          "The dependency \(dependency.identity) cannot be resolved, and empty modules replace its own: \(failure).",
        remedy:
          "Make it available to SwiftPM, or add a substitute for each module under \"modules\" in firstframe.json."))
  }

  private mutating func readLocal(
    _ manifest: PackageManifest, in parent: URL, remote: inout [PackageManifest.Dependency]
  ) throws(PortError) {
    for dependency in manifest.dependencies where !Platform.replacedPackages.contains(dependency.identity) {
      guard let path = dependency.path else {
        remote.append(dependency)
        continue
      }
      guard packages[dependency.identity] == nil else { continue }
      let folder = URL(fileURLWithPath: path).standardizedFileURL
      // A package may depend on one that depends on it.
      guard folder.resolvingSymlinksInPath() != self.folder.resolvingSymlinksInPath() else { continue }
      let package = try package(dependency, in: folder, namedBy: parent)
      packages[dependency.identity] = package
      try readLocal(package.manifest, in: folder, remote: &remote)
    }
  }

  private mutating func readRemote(
    _ dependency: PackageManifest.Dependency, _ resolved: ResolvedDependencies
  ) throws(PortError) {
    // Packages that are used only by tests of dependencies are not resolved.
    guard packages[dependency.identity] == nil, let folder = resolved.folders[dependency.identity] else { return }
    let package = try package(dependency, in: folder, namedBy: self.folder)
    packages[dependency.identity] = package
    for other in package.manifest.dependencies where !Platform.replacedPackages.contains(other.identity) {
      try readRemote(other, resolved)
    }
  }

  private func package(
    _ dependency: PackageManifest.Dependency, in folder: URL, namedBy parent: URL
  ) throws(PortError) -> Package {
    do {
      guard folder.isDirectory else {
        throw PortError.configuration(path: folder.path, reason: "there is no such folder")
      }
      let manifest = try PackageManifest(of: folder, scratch: evaluations)
      let (found, absent) = try PortedTarget.targets(
        of: manifest, configuration: PortConfiguration(ofPackage: folder), in: folder)
      return Package(
        identity: dependency.identity, dependency: dependency, manifest: manifest,
        libraries: found.filter { !$0.isTest }, absent: absent, folder: folder)
    } catch {
      throw .configuration(
        path: parent.appendingPathComponent("Package.swift").path,
        reason: "the dependency \(dependency.identity) cannot be ported: \(error)")
    }
  }

  // MARK: Use

  /// The names of the targets of each package that some targets need, directly or not, by the package's identity.
  func targetsReached(from targets: [PortedTarget], of manifest: PackageManifest) -> [String: Set<String>] {
    var reached: [String: Set<String>] = [:]
    var waiting = targets.flatMap { target in
      target.dependencies.flatMap { self.targets(of: $0, in: manifest) }
    }
    // A source may import a module that its target does not name as a dependency, such as one of `firstframe.json`.
    while let (package, name) = waiting.popLast() {
      guard reached[package.identity, default: []].insert(name).inserted,
        let target = package.manifest.targets.first(where: { $0.name == name })
      else { continue }
      for dependency in target.dependencies {
        if package.manifest.targets.contains(where: { $0.name == dependency.name }), dependency.package == nil {
          waiting.append((package, dependency.name))
        } else {
          waiting += self.targets(of: dependency, in: package.manifest)
        }
      }
    }
    return reached
  }

  /// The targets of a product that a manifest's dependencies offer.
  private func targets(
    of dependency: PackageManifest.Target.Dependency, in manifest: PackageManifest
  ) -> [(Package, String)] {
    let candidates = manifest.dependencies.compactMap { packages[$0.identity] }
    let named = candidates.filter { package in
      guard let name = dependency.package?.lowercased() else { return true }
      return package.identity == name || package.manifest.name.lowercased() == name
    }
    for package in named.isEmpty ? candidates : named {
      if let targets = package.manifest.products[dependency.name] { return targets.map { (package, $0) } }
    }
    return []
  }

  /// The packages that do not build on Linux, and those that depend on them.
  func identitiesToPort(_ reached: [String: Set<String>]) -> Set<String> {
    var result = Set(
      all.filter { package in
        guard let names = reached[package.identity] else { return false }
        let libraries = package.libraries.filter { names.contains($0.name) }
        // The packages of a team use what Foundation has only on Apple's systems.
        let isSimple = package.isLocal && libraries.count == names.count && libraries.allSatisfy { !$0.sources.isEmpty }
        return isSimple || libraries.contains { $0.needsPort }
      }.map(\.identity))
    var count = -1
    while count != result.count {
      count = result.count
      for package in all where reached[package.identity] != nil {
        if package.manifest.dependencies.contains(where: { result.contains($0.identity) }) {
          result.insert(package.identity)
        }
      }
    }
    return result
  }
}

extension DependencyPackages.Package {
  /// A finding for each target that is needed, and that a port cannot contain.
  func findingsAboutOtherTargets(_ names: Set<String>) -> [SourceFinding] {
    manifest.targets.filter { names.contains($0.name) }.compactMap { target in
      let kind: String
      switch target.kind {
      case .other(let name): kind = "of the kind `\(name)`"
      case .library where libraries.contains { $0.name == target.name && $0.sources.isEmpty }:
        kind = "without Swift files"
      default: return nil
      }
      return SourceFinding(
        severity: .warning, file: folder.appendingPathComponent("Package.swift").path, line: 1, column: 1,
        reason: "The target \(target.name) of the dependency \(identity) is \(kind), and is left out.",
        remedy: "Add a substitute under \"modules\" in firstframe.json.")
    }
  }
}

extension PortedTarget {
  /// Whether a file imports a module of iOS, even under a condition that leaves it out on Linux: in a port, the module
  /// can be imported. Modules with a substitute on Linux, such as `os`, count only if no condition leaves them out.
  var needsPort: Bool {
    let portable = AppleFrameworks.portable.union(["os", "ObjectiveC"])
    return sources.contains { path in
      guard let data = try? readable.read(folder.appendingPathComponent(path).path),
        let text = String(validating: data, as: UTF8.self)
      else { return false }
      var depth = 0
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.split { $0 == " " || $0 == "." || $0 == "\t" }
        if words.first?.hasPrefix("#if") == true { depth += 1 }
        if words.first?.hasPrefix("#endif") == true { depth -= 1 }
        // Words such as `@preconcurrency import class UIKit.UIView`.
        guard let index = words.firstIndex(of: "import") else { continue }
        let modules = words[index...].dropFirst().prefix(2).map(String.init).filter(Platform.modules.contains)
        if modules.contains(where: { depth == 0 || !portable.contains($0) }) { return true }
      }
      return false
    }
  }
}
