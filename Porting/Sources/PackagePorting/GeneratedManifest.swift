import FirstFrameSourceRewriting
import FirstFrameTextEscaping
import Foundation

/// The manifest of a generated package.
struct GeneratedManifest {
  private let graph: PackageGraph
  private let platform: Platform
  private let built: BuiltPlatform?
  private var targets: [String] = []
  private var usedPackages: Set<String> = []
  /// The imported modules that are not available, for which empty modules are generated.
  private(set) var emptyModules: Set<String> = []

  /// - Parameter built: The built copy of the platform modules to link; `nil` to build them with the port.
  init(graph: PackageGraph, platform: Platform, built: BuiltPlatform?) {
    self.graph = graph
    self.platform = platform
    self.built = built
  }

  /// Adds a target with its dependencies: targets of the package, platform modules, and products of other packages.
  mutating func add(
    _ target: PortedTarget, imports: Set<String>, resources: [String], targets all: [PortedTarget],
    report: inout PortReport
  ) {
    let names = Set(all.map(\.name))
    var dependencies: Set<String> = []
    var provided = Platform.systemModules.union([target.name])
    // A target or a product of the package comes before a framework with its name, such as Photos or Network.
    for dependency in target.dependencies
    where !Platform.modules.contains(dependency.name) || AppleFrameworks.provided.contains(dependency.name) {
      if names.contains(dependency.name) {
        dependencies.insert(".target(name: \(dependency.name.swiftLiteral))")
        provided.insert(dependency.name)
      } else if let ported = graph.targets(ofProduct: dependency) {
        dependencies.formUnion(ported.map { ".target(name: \($0.swiftLiteral))" })
        provided.formUnion(ported)
      } else if let package = packageIdentity(of: dependency) {
        usedPackages.insert(package)
        dependencies.insert(".product(name: \(dependency.name.swiftLiteral), package: \(package.swiftLiteral))")
        provided.insert(dependency.name)
      }
    }
    for module in imports.subtracting(provided).sorted() {
      if Platform.modules.contains(module), !(names.contains(module) && AppleFrameworks.provided.contains(module)) {
        dependencies.formUnion([platformProduct(module)].compactMap { $0 })
      } else if names.contains(module) {
        dependencies.insert(".target(name: \(module.swiftLiteral))")
      } else if !PortedName.isModule(module) {
        report.findings.append(
          SourceFinding(
            severity: .warning, file: target.folder.path, line: 1, column: 1,
            reason: "The target \(target.name) imports \(module.debugDescription), which is not the name of a module.",
            remedy: "Correct the import."))
      } else if !graph.otherModules.contains(module) {
        emptyModules.insert(module)
        dependencies.insert(".target(name: \(module.swiftLiteral))")
        let known = UnportablePackages.modules[module]
        report.findings.append(
          SourceFinding(
            severity: .warning, file: target.folder.path, line: 1, column: 1,
            reason: "The target \(target.name) imports \(module), which "
              + (known?.reason ?? "is not available") + "; an empty module replaces it.",
            remedy: known?.remedy
              ?? "Add a substitute to firstframe.json: \"modules\": {\(module.swiftLiteral): \"Stubs/\(module)\"}."))
      }
    }
    if target.isTest, imports.contains("Testing"), !imports.isDisjoint(with: ["UIKit", "SnapshotTesting"]) {
      dependencies.formUnion(Platform.testingOverlays.compactMap(platformProduct))
    }
    // Without assertions in its process, a test would not fail for errors that end an app on a device.
    if target.isTest, !names.contains("SnapshotTesting") {
      dependencies.formUnion([platformProduct("SnapshotTesting")].compactMap { $0 })
    }
    targets.append(
      declaration(of: target, dependencies: dependencies.sorted(), imports: imports, resources: resources))
  }

  /// Adds the program that draws previews.
  mutating func add(_ previews: PreviewTarget, defines: Set<String>) {
    targets.append(
      previews.declaration(
        defines: defines, platform: ["PreviewRendering", "UIKit"].compactMap(platformProduct),
        compilerSettings: compilerSettings, linkerSettings: linkerSettings))
  }

  /// The dependency on a platform module; none if a built copy is linked, which has them all.
  private func platformProduct(_ module: String) -> String? {
    built == nil ? ".product(name: \(module.swiftLiteral), package: \"Platform\")" : nil
  }

  /// The settings with which a target finds the modules of a built copy.
  private var compilerSettings: String {
    built.map { ", .unsafeFlags(\(Self.list($0.compilerFlags)))" } ?? ""
  }

  private var linkerSettings: String {
    built.map { ",\n        linkerSettings: [.unsafeFlags(\(Self.list($0.linkerFlags)))]" } ?? ""
  }

  private static func list(_ flags: [String]) -> String {
    "[" + flags.map(\.swiftLiteral).joined(separator: ", ") + "]"
  }

  private func packageIdentity(of dependency: PackageManifest.Target.Dependency) -> String? {
    let identity = dependency.package?.lowercased() ?? dependency.name.lowercased()
    return graph.dependencies[identity]?.identity
  }

  private func declaration(
    of target: PortedTarget, dependencies: [String], imports: Set<String>, resources: [String]
  ) -> String {
    let kind = target.isTest ? "testTarget" : "target"
    let folder = target.isTest ? "Tests" : "Sources"
    let mode = target.languageMode(importing: imports)
    let defines = target.defines.map { ", .define(\($0.swiftLiteral))" }.joined()
    let language = target.languageFlags(isXCTest: target.isTest && imports.contains("XCTest"))
    let copies = resources.map { ".copy(\($0.swiftLiteral))" }.joined(separator: ", ")
    return """
          .\(kind)(
            name: \(target.name.swiftLiteral),
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: \("\(folder)/\(target.name)".swiftLiteral),
            resources: [\(copies)],
            swiftSettings: [.swiftLanguageMode(.v\(mode))\(defines)\(language)\(compilerSettings)]\(linkerSettings)),
      """
  }

  /// The text of the manifest.
  var text: String {
    let packages = usedPackages.sorted().compactMap { graph.dependencies[$0] }.map { "    \($0.expression),\n" }
    let modules = emptyModules.sorted().map {
      "    .target(name: \($0.swiftLiteral), path: \("Modules/\($0)".swiftLiteral)),\n"
    }
    return """
      // swift-tools-version: 6.1
      // Written by `firstframe port`; changes are overwritten.
      import PackageDescription

      let package = Package(
        name: \("\(graph.manifest.name)-port".swiftLiteral),
        dependencies: [
      \(built == nil ? "    .package(path: \(platform.folder.path.swiftLiteral)),\n" : "")\(packages.joined())  ],
        targets: [
      \(targets.joined(separator: "\n"))
      \(modules.joined())  ]
      )

      """
  }
}
