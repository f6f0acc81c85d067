import FirstFrameLocalFiles
import FirstFrameSourceRewriting
package import Foundation

/// A copy of a UIKit package that builds without UIKit, beside the original.
package struct PackagePort {
  let package: URL
  let configuration: PortConfiguration
  /// The folder of the generated package.
  package let scratch: URL
  let platform: Platform
  /// Whether the waits of tests are removed.
  package var removesWaits = false
  /// Whether the package gets a program that draws its previews.
  package var drawsPreviews = false
  /// The declarations that are left out because they use parts of SwiftUI that the module `SwiftUI` does not have.
  package var omittedParts: OmittedParts
  /// The tests that are left out because they do not compile.
  package private(set) var omittedTests: OmittedTests
  /// The folder of the package's references; `nil` if there is none.
  package var references: String?
  /// The folder of artifacts of its tests; `nil` if unknown.
  package var artifacts: String?

  package init(package: URL, configuration: PortConfiguration, scratch: URL, platform: Platform) {
    self.package = package.standardizedFileURL
    self.configuration = configuration
    self.scratch = scratch.standardizedFileURL
    self.platform = platform
    omittedParts = OmittedParts(scratch: self.scratch)
    omittedTests = OmittedTests(of: self.package, scratch: self.scratch)
  }

  /// Leaves out of the next port the declarations with errors that use unavailable SwiftUI.
  ///
  /// - Returns: Whether another build can succeed: all errors are in such declarations, and at least one of these was
  ///   not yet left out.
  package mutating func omitParts(with errors: [CompilerError]) throws(PortError) -> Bool {
    let count = omittedParts.parts.count
    guard omittedParts.add(for: errors), omittedParts.parts.count > count else { return false }
    try omittedParts.save()
    return true
  }

  /// Leaves out of the next port the tests that have errors.
  ///
  /// - Returns: Whether another build can succeed: all errors are in test files, and something was not yet left out.
  package mutating func omitTests(with errors: [CompilerError]) throws(PortError) -> Bool {
    let graph = try PackageGraph(package: package, configuration: configuration, scratch: scratch)
    return try omittedTests.add(errors, in: graph.targets.filter(\.isTest).map(\.folder))
  }

  /// Writes the generated package. Files that did not change since the last port are not written again.
  package func write() throws(PortError) -> PortReport {
    let owned = try claimScratch()
    let graph = try PackageGraph(package: package, configuration: configuration, scratch: scratch)
    let targets = graph.targets
    try checkScratch(apartFrom: targets)
    var folder = GeneratedFolder(owned)
    var report = PortReport(package: scratch.path)
    report.findings = graph.findings + omittedTests.findings
    var generated = GeneratedManifest(graph: graph, platform: platform)
    let provided = Set(targets.map(\.name))
    var parsed = try targets.map { target throws(PortError) in
      try ParsedTarget(
        target.without { omittedTests.contains($0) },
        FileParser(
          target: target, provided: provided, removesWaits: removesWaits && target.isTest, omittedParts: omittedParts,
          omittedTests: omittedTests))
    }
    ParsedTarget.shareInterfaces(among: &parsed)
    report.findings += parsed.flatMap(\.findings)
    let importers = ParsedTarget.namesImportingUIKit(among: parsed)
    // Resources that are compiled wait here until everything else succeeded.
    let staging = scratch.appendingPathComponent(".staging-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: staging) }
    for target in parsed {
      try add(
        target, importsUIKit: importers.contains(target.target.name), among: targets, to: &folder, staging: staging,
        report: &report, in: &generated)
    }
    for module in generated.emptyModules.sorted() {
      folder.add("// The module \(module) is not available here.\n", at: "Modules/\(module)/\(module).swift")
    }
    if drawsPreviews { addPreviews(of: targets, to: &folder, report: &report, in: &generated) }
    folder.add(generated.text, at: "Package.swift")
    try folder.write(removingStaleFilesIn: ["Sources", "Tests", "Modules"])
    try BuildPlan(platform: platform, folder: owned.folder).update()
    report.writtenCount = folder.changeCount
    return report
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
    _ parsed: ParsedTarget, importsUIKit: Bool, among targets: [PortedTarget], to folder: inout GeneratedFolder,
    staging: URL, report: inout PortReport, in generated: inout GeneratedManifest
  ) throws(PortError) {
    let target = parsed.target
    let rewriter = SourceRewriter(
      index: parsed.index, addedImports: importsUIKit ? ["UIKit"] : [], bundle: "Bundle.\(target.bundleName)")
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
    if importsUIKit, let names = resources.names { folder.add(names, at: root + "/FirstFrameAssetNames.swift") }
    folder.add(
      target.support(hasBundle: !resources.entries.isEmpty) + (target.isTest ? WaitRemoval.support : ""),
      at: root + "/FirstFramePort.swift")
    report.targets.append(summary)
    generated.add(
      target, imports: parsed.imports.union(["UIKit"]), resources: resources.entries, targets: targets,
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
