import FirstFrameLocalFiles
import FirstFrameSourceRewriting
package import Foundation
import SwiftSyntax

/// A copy of a UIKit package that builds without UIKit, beside the original.
package struct PackagePort {
  let package: URL
  package let configuration: PortConfiguration
  /// The file that the configuration is from, if there is one.
  package var configurationFile: URL
  /// The folder of the generated package.
  package let scratch: URL
  package let platform: Platform
  /// The built copy of the platform modules to link; `nil` to build them with the port.
  package var builtPlatform: BuiltPlatform?
  /// The names that exist here, to report the others; `nil` to report none.
  package var surface: SurfaceNames?
  /// Whether the waits of tests are removed.
  package var removesWaits = false
  /// Whether the package gets a program that draws its previews.
  package var drawsPreviews = false
  /// The declarations that are left out because they use parts of SwiftUI that the module `SwiftUI` does not have.
  package var omittedParts: OmittedParts
  /// What else is left out because it does not compile.
  package private(set) var omittedCode: OmittedCode
  /// The folder of the package's references; `nil` if there is none.
  package var references: String?
  /// The folder of artifacts of its tests; `nil` if unknown.
  package var artifacts: String?
  /// The build of the tool that writes the port.
  var tool = ToolBuild.current
  /// The sources before the first build; `nil` until then. What changes during a build is not in them, so that the next
  /// port compiles everything again.
  private var sources: SourceState?

  package init(package: URL, configuration: PortConfiguration, scratch: URL, platform: Platform) {
    self.package = package.standardizedFileURL
    self.configuration = configuration
    configurationFile = self.package.appendingPathComponent(ConfigurationFile.name)
    self.scratch = scratch.standardizedFileURL
    self.platform = platform
    omittedParts = OmittedParts(scratch: self.scratch)
    omittedCode = OmittedCode(scratch: self.scratch)
  }

  /// Leaves out of the next port the parts of the package that have errors.
  ///
  /// - Parameter round: The number of builds that failed before. Later rounds leave out larger parts, so that there is an
  ///   end.
  /// - Returns: Whether another build can succeed: something was not yet left out.
  package mutating func omit(_ errors: [CompilerError], round: Int) throws(PortError) -> Bool {
    let targets = try graph.targets
    omittedCode.note(sources)
    let errors = errors.map { original($0, in: targets) }
    let count = omittedParts.parts.count
    let rest = omittedParts.add(for: errors)
    let kinds: [CodeParts.Part.Kind] = [.statement, .body, .member, .declaration]
    let smallest = kinds[min(round / Self.roundsOfKind, kinds.count - 1)]
    let isNew = omittedCode.add(rest, in: targets.map { ($0.folder, $0.isTest) }, smallest: smallest)
    try omittedParts.save()
    try omittedCode.save()
    return isNew || omittedParts.parts.count > count
  }

  /// The number of builds after which larger parts are left out.
  private static let roundsOfKind = 8
  /// The number of builds after which a port is given up.
  package static let roundLimit = 40

  /// Compiles again what the last port left out, if its sources have changed, or if it was written by another build of
  /// the tool, which may rewrite more, or with other platform modules, which may lack other names.
  package mutating func forgetOutdatedOmissions() throws(PortError) {
    sources = nil
    guard omittedPartCount > 0 else { return }
    let current = state(of: try graph)
    sources = current
    if try !plan(in: claimScratch().folder).isCurrent || omittedCode.isOutdated(by: current) {
      omittedCode.removeAll()
      omittedParts.removeAll()
    } else {
      omittedCode.removeTests(unless: current)
    }
    try omittedCode.save()
    try omittedParts.save()
  }

  private var graph: PackageGraph {
    get throws(PortError) {
      try PackageGraph(package: package, configuration: configuration, scratch: scratch)
    }
  }

  private func state(of graph: PackageGraph) -> SourceState {
    SourceState(of: graph, configurationFile: configurationFile)
  }

  /// The device, the version of iOS and the fonts of the configuration, as variables.
  package func configuredEnvironment() throws(PortError) -> [String: String] {
    try configuration.environment(ofPackage: package, in: configurationFile)
  }

  private func plan(in folder: OpenFolder) -> BuildPlan {
    BuildPlan(platform: platform, built: builtPlatform, folder: folder, tool: tool)
  }

  /// Whether everything compiles, except for parts that use unavailable SwiftUI.
  package var isComplete: Bool { omittedCode.isEmpty }

  /// The number of parts that are left out.
  package var omittedPartCount: Int { omittedCode.partCount + omittedParts.parts.count }

  /// Returns an error in a copy as one in the original, without a line: what a copy has in addition is at its end.
  private func original(_ error: CompilerError, in targets: [PortedTarget]) -> CompilerError {
    for target in targets {
      let root = scratch.path + (target.isTest ? "/Tests/" : "/Sources/") + target.name + "/"
      guard error.file.hasPrefix(root) else { continue }
      let copy = String(error.file.dropFirst(root.count))
      guard let path = target.sources.first(where: { Self.copiedPath(of: $0) == copy }) else { continue }
      return error.moved(to: target.folder.appendingPathComponent(path).path, line: 0)
    }
    return error
  }

  /// Writes the generated package. Files that did not change since the last port are not written again.
  @discardableResult package mutating func write() throws(PortError) -> PortReport {
    let owned = try claimScratch()
    let graph = try graph
    if sources == nil { sources = state(of: graph) }
    let targets = graph.targets
    try checkScratch(apartFrom: targets)
    var folder = GeneratedFolder(owned)
    var report = PortReport(package: scratch.path)
    report.findings = graph.findings + omittedCode.findings
    var generated = GeneratedManifest(graph: graph, platform: platform, built: builtPlatform)
    let provided = Set(targets.map(\.name))
    var parsed = try targets.map { target throws(PortError) in
      try ParsedTarget(
        target.without { omittedCode.contains($0) },
        FileParser(
          target: target, provided: provided, removesWaits: removesWaits && target.isTest, omittedParts: omittedParts,
          omittedCode: omittedCode))
    }
    ParsedTarget.shareInterfaces(among: &parsed)
    ParsedTarget.shareNeeds(among: &parsed, platform: PlatformProtocols(of: platform))
    report.findings += parsed.flatMap(\.findings)
    let importers = ParsedTarget.namesImportingUIKit(among: parsed)
    // Resources that are compiled wait here until everything else succeeded.
    let staging = scratch.appendingPathComponent(".staging-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: staging) }
    for target in parsed {
      try add(
        target, importsUIKit: importers.contains(target.target.name),
        overlays: target.viewOverlays(among: parsed), among: targets, to: &folder,
        staging: staging, report: &report, in: &generated)
    }
    for module in generated.emptyModules.sorted() {
      folder.add("// The module \(module) is not available here.\n", at: "Modules/\(module)/\(module).swift")
    }
    if drawsPreviews { addPreviews(of: targets, to: &folder, report: &report, in: &generated) }
    report.missingNames = missingNames(in: parsed, of: graph, resourceNames: report.resourceNames)
    folder.add(generated.text, at: "Package.swift")
    try folder.write(removingStaleFilesIn: ["Sources", "Tests", "Modules"])
    try plan(in: owned.folder).update()
    report.writtenCount = folder.changeCount
    return report
  }

  /// Findings about names that exist only on Apple's systems.
  private func missingNames(
    in targets: [ParsedTarget], of graph: PackageGraph, resourceNames: [String]
  ) -> [SourceFinding] {
    guard let surface else { return [] }
    let available = Platform.modules.union(Platform.systemModules).union(targets.map(\.target.moduleName))
      .union(graph.otherModules)
    func names(_ tree: SourceFileSyntax) -> NameUses { NameUses(in: tree, available: available) }
    let files = targets.flatMap { target in
      target.files.map { (path: target.target.folder.appendingPathComponent($0.path).path, names: names($0.tree)) }
    }
    let others = graph.otherSources.compactMap { try? String(contentsOf: $0, encoding: .utf8) } + resourceNames
    let declared = others.reduce(into: Set<String>()) { $0.formUnion(names(SourceRewriter.parse($1)).declared) }
    return surface.findings(about: files, declared: declared)
  }

  private func addPreviews(
    of targets: [PortedTarget], to folder: inout GeneratedFolder, report: inout PortReport,
    in generated: inout GeneratedManifest
  ) {
    let previews = PreviewTarget(report)
    report.findings += previews.findings
    guard !previews.isEmpty else { return }
    folder.add(previews.source, at: "Sources/\(PreviewTarget.name)/Previews.swift")
    generated.add(previews, defines: Set(targets.flatMap(\.defines)))
  }

  private func add(
    _ parsed: ParsedTarget, importsUIKit: Bool, overlays: [String], among targets: [PortedTarget],
    to folder: inout GeneratedFolder, staging: URL, report: inout PortReport, in generated: inout GeneratedManifest
  ) throws(PortError) {
    let target = parsed.target
    let rewriter = SourceRewriter(
      index: parsed.index,
      addedImports: parsed.leakedImports(besides: [importsUIKit ? "UIKit" : "DarwinFoundation"] + overlays),
      bundle: "Bundle.\(target.bundleName)")
    let root = (target.isTest ? "Tests/" : "Sources/") + target.name
    var summary = PortReport.Target(
      name: target.name, isTest: target.isTest, fileCount: parsed.files.count, previews: [])
    let outputs = try parsed.files.concurrentMap { file throws(PortError) in
      rewriter.rewrite(file.tree, file: target.folder.appendingPathComponent(file.path).path)
    }
    for (file, output) in zip(parsed.files, outputs) {
      folder.add(output.text, at: root + "/" + Self.copiedPath(of: file.path))
      report.findings += output.findings
      summary.previews += output.previews
    }
    let resources = try PortedResources(of: target, at: root, in: &folder, staging: staging)
    report.findings += resources.findings
    report.resourceNames += [resources.names].compactMap { $0 }
    if importsUIKit, let names = resources.names { folder.add(names, at: root + "/FirstFrameAssetNames.swift") }
    let interfaces = GeneratedInterfaces(
      outputs.flatMap(\.interfaceClasses), objectClasses: resources.objectClasses, index: parsed.index)
    if importsUIKit, let source = interfaces.source { folder.add(source, at: root + "/FirstFrameInterfaces.swift") }
    folder.add(
      target.support(hasBundle: !resources.entries.isEmpty) + (target.isTest ? WaitRemoval.support : "")
        + (parsed.imports.contains("Nimble") ? PortedTarget.supportOfNimble : ""),
      at: root + "/FirstFramePort.swift")
    report.targets.append(summary)
    generated.add(
      target, imports: parsed.imports.union(parsed.leakedImports(besides: ["UIKit", "DarwinFoundation"] + overlays)),
      resources: resources.entries,
      targets: targets,
      report: &report)
  }

  /// Returns the path of a file's copy: `Views/Card.ported.swift` for `Views/Card.swift`.
  ///
  /// The copy says with `#sourceLocation` that it is the original. If both had one name, the compiler would warn in each
  /// file about all files of the module, because two paths would have the same `#fileID`.
  private static func copiedPath(of path: String) -> String {
    var folders = path.split(separator: "/")
    let name = folders.popLast() ?? ""
    // Other names could not be paths of a build.
    if !(folders + [name]).allSatisfy(PortedName.isPlain) {
      return name == "main.swift" ? "Renamed-\(path.stableHash)/main.swift" : "Renamed-\(path.stableHash).ported.swift"
    }
    return name == "main.swift" ? path : path.dropLast(".swift".count) + ".ported.swift"
  }
}
