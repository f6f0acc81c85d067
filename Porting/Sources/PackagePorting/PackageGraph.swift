import FirstFrameLocalFiles
import FirstFrameSourceRewriting
import Foundation

/// The targets of a port: the targets of the package, and those targets of its dependencies that need UIKit.
struct PackageGraph {
  /// The package's own manifest; without targets if it has none.
  private(set) var manifest: PackageManifest
  private(set) var targets: [PortedTarget] = []
  /// The folders of the packages that have these targets.
  private(set) var packages: [URL]
  /// The targets that stand for the products of ported packages, by `package/product` and by the product's name.
  private(set) var products: [String: [String]] = [:]
  /// The other packages that ported targets may depend on, by their identity.
  private(set) var dependencies: [String: PackageManifest.Dependency] = [:]
  /// The modules of these packages and of the packages that they depend on.
  private(set) var otherModules: Set<String> = []
  /// The Swift files of these packages.
  private(set) var otherSources: [URL] = []
  private(set) var findings: [SourceFinding] = []

  init(package: URL, configuration: PortConfiguration, scratch: URL) throws(PortError) {
    packages = [package]
    let evaluations = scratch.appendingPathComponent("manifest")
    if FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) {
      manifest = try PackageManifest(of: package, scratch: evaluations)
    } else {
      guard !configuration.targets.isEmpty else { throw .noPackage(path: package.path) }
      manifest = PackageManifest(name: package.lastPathComponent)
    }
    (targets, findings) = try PortedTarget.targets(of: manifest, configuration: configuration, in: package)
    guard !targets.isEmpty else { throw .noTargets(path: package.path) }
    var dependencies = DependencyPackages(of: manifest, in: package, evaluations: evaluations)
    try dependencies.read()
    findings += dependencies.findings
    add(dependencies)
    // On some systems, folders whose names differ in case are the same.
    var owners: [String: String] = [:]
    for target in targets {
      if let other = owners.updateValue(target.folder.path, forKey: target.name.lowercased()) {
        throw .configuration(
          path: package.path,
          reason: "two targets are named \(target.name), in \(other) and \(target.folder.path); rename one of them")
      }
    }
  }

  /// Adds the packages that are used: as they are if they build on Linux, else their targets.
  private mutating func add(_ found: DependencyPackages) {
    let reached = found.targetsReached(from: targets, of: manifest)
    let ported = found.identitiesToPort(reached)
    var names = Set(targets.map(\.name))
    for package in found.all {
      let reachedTargets = reached[package.identity] ?? []
      if ported.contains(package.identity) {
        packages.append(package.folder)
        targets += package.libraries.filter { reachedTargets.contains($0.name) && names.insert($0.name).inserted }
        findings += package.absent
        findings += package.findingsAboutOtherTargets(reachedTargets)
        for (product, targets) in package.manifest.products {
          for key in [package.identity, package.manifest.name.lowercased()] { products["\(key)/\(product)"] = targets }
          if products[product] == nil { products[product] = targets }
        }
      } else {
        dependencies[package.identity] = package.dependency
        otherModules.formUnion(package.manifest.targets.map { PortedName.module(ofTarget: $0.name) })
        otherSources += package.libraries.flatMap { library in
          library.sources.map { library.folder.appendingPathComponent($0) }
        }
      }
    }
  }

  /// The targets of a product of a ported package; `nil` if there is none.
  func targets(ofProduct dependency: PackageManifest.Target.Dependency) -> [String]? {
    if let package = dependency.package, let found = products["\(package.lowercased())/\(dependency.name)"] {
      return found
    }
    return products[dependency.name]
  }
}
