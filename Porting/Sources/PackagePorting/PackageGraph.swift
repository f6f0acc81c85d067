import FirstFrameLocalFiles
import FirstFrameSourceRewriting
package import Foundation

/// The targets of a port: the targets of the package, and the targets of local packages that it depends on and that
/// need UIKit.
struct PackageGraph {
  /// The package's own manifest; without targets if it has none.
  private(set) var manifest: PackageManifest
  private(set) var targets: [PortedTarget] = []
  /// The targets that stand for the products of ported packages, by the product's name.
  private(set) var products: [String: [String]] = [:]
  /// The other packages that ported targets may depend on, by their identity.
  private(set) var dependencies: [String: PackageManifest.Dependency] = [:]
  private(set) var findings: [SourceFinding] = []
  private let scratch: URL

  init(package: URL, configuration: PortConfiguration, scratch: URL) throws(PortError) {
    self.scratch = scratch
    if FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) {
      manifest = try PackageManifest(of: package, scratch: scratch.appendingPathComponent("manifest"))
    } else {
      guard !configuration.targets.isEmpty else { throw .noPackage(path: package.path) }
      manifest = PackageManifest(name: package.lastPathComponent)
    }
    (targets, findings) = try PortedTarget.targets(of: manifest, configuration: configuration, in: package)
    guard !targets.isEmpty else { throw .noTargets(path: package.path) }
    try addDependencies(of: manifest, stack: [package.resolvingSymlinksInPath().path])
    var names: Set<String> = []
    // On some systems, folders whose names differ in case are the same.
    for target in targets where !names.insert(target.name.lowercased()).inserted {
      throw .configuration(path: package.path, reason: "two targets are named \(target.name); rename one of them")
    }
  }

  /// Adds the packages that a manifest names: as they are if they build on Linux, else their targets.
  ///
  /// - Parameter stack: The folders of the packages on the way, which a cycle would name again.
  private mutating func addDependencies(of manifest: PackageManifest, stack: [String]) throws(PortError) {
    for dependency in manifest.dependencies where !Platform.replacedPackages.contains(dependency.identity) {
      guard let path = dependency.path else {
        dependencies[dependency.identity] = dependency
        continue
      }
      let folder = URL(fileURLWithPath: path).standardizedFileURL
      let key = folder.resolvingSymlinksInPath().path
      guard !stack.contains(key) else { continue }
      let local = try PackageManifest(of: folder, scratch: scratch.appendingPathComponent("manifest"))
      let configuration = try PortConfiguration(ofPackage: folder)
      let (found, absent) = try PortedTarget.targets(of: local, configuration: configuration, in: folder)
      let libraries = found.filter { !$0.isTest }
      guard libraries.contains(where: \.needsPort) else {
        dependencies[dependency.identity] = dependency
        continue
      }
      let names = Set(targets.map(\.name))
      targets += libraries.filter { !names.contains($0.name) }
      findings += absent
      products.merge(local.products) { first, _ in first }
      try addDependencies(of: local, stack: stack + [key])
    }
  }
}

extension PortConfiguration {
  /// Reads `firstframe.json` in a package; an empty configuration if there is none.
  package init(ofPackage folder: URL) throws(PortError) {
    let file = folder.appendingPathComponent("firstframe.json")
    guard FileManager.default.fileExists(atPath: file.path) else {
      self.init()
      return
    }
    try self.init(contentsOf: file)
  }
}

extension PortedTarget {
  /// Whether a file imports a module of iOS, perhaps under a condition that leaves it out on Linux.
  fileprivate var needsPort: Bool {
    let modules = Platform.modules.subtracting(["Combine", "os"])
    return sources.contains { path in
      guard let data = try? readable.read(folder.appendingPathComponent(path).path),
        let text = String(validating: data, as: UTF8.self)
      else { return false }
      return text.split(whereSeparator: \.isNewline).contains { line in
        // Words such as `@preconcurrency import class UIKit.UIView`.
        let words = line.split { $0 == " " || $0 == "." }
        guard let index = words.firstIndex(of: "import") else { return false }
        return words[index...].dropFirst().prefix(2).contains { modules.contains(String($0)) }
      }
    }
  }
}
