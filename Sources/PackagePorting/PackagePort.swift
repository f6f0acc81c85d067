#if Porting
import FirstFrameSourceRewriting
package import Foundation
import SwiftSyntax

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
  /// What is left out because it uses SwiftUI that is not available.
  package var undrawn: UndrawnParts
  /// The test files that are left out because they do not compile.
  package private(set) var omittedTests: OmittedTests

  package init(package: URL, configuration: PortConfiguration, scratch: URL, platform: Platform) {
    self.package = package.standardizedFileURL
    self.configuration = configuration
    self.scratch = scratch.standardizedFileURL
    self.platform = platform
    undrawn = UndrawnParts(scratch: self.scratch)
    omittedTests = OmittedTests(scratch: self.scratch)
  }

  /// Leaves out the test files with errors in the next port.
  ///
  /// - Returns: Whether building again can succeed: all errors are in test files, of which at least one is new.
  package mutating func omitTests(with errors: [CompilerError]) throws(PortError) -> Bool {
    let graph = try PackageGraph(package: package, configuration: configuration, scratch: scratch)
    return try omittedTests.add(errors, in: graph.targets.filter(\.isTest).map(\.folder))
  }

  /// Writes the generated package. Files that did not change since the last port are not written again.
  package func write() throws(PortError) -> PortReport {
    let graph = try PackageGraph(package: package, configuration: configuration, scratch: scratch)
    let targets = graph.targets
    var folder = GeneratedFolder(scratch)
    var report = PortReport(package: scratch.path)
    report.findings = graph.findings + omittedTests.findings
    var generated = GeneratedManifest(graph: graph, platform: platform)
    let provided = Set(targets.map(\.name))
    var parsed = try targets.map { target throws(PortError) in
      try ParsedTarget(
        target.without { omittedTests.contains($0) }, provided: provided, removesWaits: removesWaits, undrawn: undrawn)
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
    for (path, tree) in parsed.files {
      let output = rewriter.rewrite(tree, file: target.folder.appendingPathComponent(path).path)
      folder.add(output.text, at: root + "/" + path)
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
}

/// A target with its parsed files.
private struct ParsedTarget {
  let target: PortedTarget
  private(set) var index = ModuleIndex()
  private(set) var files: [(path: String, tree: SourceFileSyntax)] = []
  private(set) var imports: Set<String> = []

  /// The members that were left out.
  private(set) var findings: [SourceFinding] = []

  /// - Parameters:
  ///   - provided: The modules that the port or its configuration provides.
  ///   - undrawn: What is left out because it uses SwiftUI that is not available.
  init(
    _ target: PortedTarget, provided: Set<String>, removesWaits: Bool, undrawn: UndrawnParts
  ) throws(PortError) {
    self.target = target
    let available = provided.union(target.dependencies.map(\.name)).union(Platform.modules)
      .union(Platform.systemModules)
    for path in target.sources {
      let file = target.folder.appendingPathComponent(path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw .file(path: file.path, reason: "is not UTF-8 text; convert it, or exclude it in firstframe.json.")
      }
      var tree = SourceRewriter.parse(text)
      if let problem = SourceProblem(in: tree) {
        throw .syntax(path: file.path, line: problem.line, column: problem.column, message: problem.message)
      }
      if let rest = undrawn.text(of: tree, file: file.path) {
        tree = SourceRewriter.parse(rest.text)
        findings += rest.findings
      }
      if target.isTest {
        let imports = ImportedModules(in: tree, available: available).names
        let frameworks = UnavailableFrameworks(imports: imports, provided: provided, file: file.path)
        if let rest = frameworks.textWithoutUses(in: tree) {
          tree = SourceRewriter.parse(rest.text)
          findings += rest.findings
        }
        if removesWaits, let text = WaitRemoval.textWithoutWaits(in: tree) { tree = SourceRewriter.parse(text) }
      }
      index.add(tree, file: file.path)
      imports.formUnion(ImportedModules(in: tree, available: available).names)
      files.append((path, tree))
    }
  }

  /// Adds to the index of each target the protocols and selectors of the targets that it imports.
  static func shareInterfaces(among targets: inout [ParsedTarget]) {
    let indexes = Dictionary(targets.map { ($0.target.moduleName, $0.index) }) { first, _ in first }
    for position in targets.indices {
      for name in targets[position].imports.sorted() where name != targets[position].target.moduleName {
        if let other = indexes[name] { targets[position].index.addInterface(of: other) }
      }
    }
  }

  /// The targets whose files can use UIKit without an import: on Apple's systems, XCTest and umbrella headers import it.
  static func namesImportingUIKit(among targets: [ParsedTarget]) -> Set<String> {
    var names = Set(targets.filter { $0.index.importsUIKit || $0.target.isFramework }.map(\.target.name))
    var count = -1
    while count != names.count {
      count = names.count
      for parsed in targets where parsed.target.dependencies.contains(where: { names.contains($0.name) }) {
        names.insert(parsed.target.name)
      }
    }
    return names
  }
}

#endif
