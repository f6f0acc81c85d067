#if Porting
import FirstFrameSourceRewriting
package import Foundation
import SwiftSyntax

/// A copy of a UIKit package that builds without UIKit, beside the original.
package struct PackagePort {
  let package: URL
  let configuration: PortConfiguration
  /// The folder of the generated package.
  let scratch: URL
  let platform: Platform
  /// Whether the waits of tests are removed.
  package var removesWaits = false
  /// Whether the package gets a program that draws its previews.
  package var drawsPreviews = false
  /// What is left out because it uses SwiftUI that is not available.
  package var undrawn: UndrawnParts

  package init(package: URL, configuration: PortConfiguration, scratch: URL, platform: Platform) {
    self.package = package.standardizedFileURL
    self.configuration = configuration
    self.scratch = scratch.standardizedFileURL
    self.platform = platform
    undrawn = UndrawnParts(scratch: self.scratch)
  }

  /// Writes the generated package; files that did not change since the last port keep their modification dates.
  package func write() throws(PortError) -> PortReport {
    let graph = try PackageGraph(package: package, configuration: configuration, scratch: scratch)
    let targets = graph.targets
    var folder = GeneratedFolder(scratch)
    var report = PortReport(package: scratch.path)
    report.findings = graph.findings
    var generated = GeneratedManifest(graph: graph, platform: platform)
    let provided = Set(targets.map(\.name))
    let parsed = try targets.map { target throws(PortError) in
      try ParsedTarget(target, provided: provided, removesWaits: removesWaits, undrawn: undrawn)
    }
    report.findings += parsed.flatMap(\.findings)
    let seeingUIKit = ParsedTarget.namesSeeingUIKit(among: parsed)
    for target in parsed {
      try write(
        target, seesUIKit: seeingUIKit.contains(target.target.name), among: targets, to: &folder, report: &report,
        in: &generated)
    }
    for module in generated.emptyModules.sorted() {
      try folder.write("// The module \(module) is not available here.\n", to: "Modules/\(module)/\(module).swift")
    }
    if drawsPreviews { try writePreviews(targets, to: &folder, report: &report, in: &generated) }
    try folder.write(generated.text, to: "Package.swift")
    folder.removeStaleFiles(in: ["Sources", "Tests", "Modules"])
    report.writtenCount = folder.writtenCount
    return report
  }

  private func writePreviews(
    _ targets: [PortedTarget], to folder: inout GeneratedFolder, report: inout PortReport,
    in generated: inout GeneratedManifest
  ) throws(PortError) {
    let previews = PreviewTarget(report)
    report.findings += previews.findings
    guard !previews.isEmpty else { return }
    try folder.write(previews.source, to: "Sources/\(PreviewTarget.name)/Previews.swift")
    generated.add(previews, defines: Set(targets.flatMap(\.defines)))
  }

  private func write(
    _ parsed: ParsedTarget, seesUIKit: Bool, among targets: [PortedTarget],
    to folder: inout GeneratedFolder, report: inout PortReport, in generated: inout GeneratedManifest
  ) throws(PortError) {
    let target = parsed.target
    let rewriter = SourceRewriter(
      index: parsed.index, addedImports: seesUIKit ? ["UIKit"] : [], bundle: "Bundle.\(target.bundleName)")
    let root = (target.isTest ? "Tests/" : "Sources/") + target.name
    var summary = PortReport.Target(
      name: target.name, isTest: target.isTest, fileCount: parsed.files.count, previews: [])
    for (path, tree) in parsed.files {
      let output = rewriter.rewrite(tree, file: target.folder.appendingPathComponent(path).path)
      try folder.write(output.text, to: root + "/" + path)
      report.findings += output.findings
      summary.previews += output.previews
    }
    let resources = try PortedResources(of: target, at: root, in: &folder)
    report.findings += resources.findings
    if seesUIKit, let names = resources.names { try folder.write(names, to: root + "/FirstFrameAssetNames.swift") }
    try folder.write(
      target.support(hasBundle: !resources.entries.isEmpty) + (target.isTest ? WaitRemoval.support : ""),
      to: root + "/FirstFramePort.swift")
    report.targets.append(summary)
    generated.add(
      target, imports: parsed.imports.union(["UIKit"]), resources: resources.entries, targets: targets,
      report: &report)
  }
}

/// A target whose files are parsed.
private struct ParsedTarget {
  let target: PortedTarget
  private(set) var index = ModuleIndex()
  private(set) var files: [(path: String, tree: SourceFileSyntax)] = []
  private(set) var imports: Set<String> = []

  /// What was left out.
  private(set) var findings: [SourceFinding] = []

  /// - Parameters:
  ///   - provided: The modules that the port or its configuration provides.
  ///   - undrawn: What is left out because it uses SwiftUI that is not available.
  init(
    _ target: PortedTarget, provided: Set<String>, removesWaits: Bool, undrawn: UndrawnParts
  ) throws(PortError) {
    self.target = target
    for path in target.sources {
      let file = target.folder.appendingPathComponent(path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw .file(path: file.path, reason: "is not UTF-8 text; convert it, or exclude it in firstframe.json.")
      }
      var tree = SourceRewriter.parse(text)
      if let rest = undrawn.text(of: tree, file: file.path) {
        tree = SourceRewriter.parse(rest.text)
        findings += rest.findings
      }
      if target.isTest {
        let imports = tree.importedModules
        let frameworks = UnavailableFrameworks(imports: imports, provided: provided, file: file.path)
        if let rest = frameworks.textWithoutUses(in: tree) {
          tree = SourceRewriter.parse(rest.text)
          findings += rest.findings
        }
        if removesWaits, let text = WaitRemoval.textWithoutWaits(in: tree) { tree = SourceRewriter.parse(text) }
      }
      index.add(tree, file: file.path)
      imports.formUnion(tree.importedModules)
      files.append((path, tree))
    }
  }

  /// The targets whose files see UIKit without an import: XCTest and umbrella headers import it on Apple's systems.
  static func namesSeeingUIKit(among targets: [ParsedTarget]) -> Set<String> {
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

extension SourceFileSyntax {
  /// The modules that the file imports, on any branch of a condition.
  fileprivate var importedModules: Set<String> {
    let visitor = ImportVisitor(viewMode: .sourceAccurate)
    visitor.walk(self)
    return visitor.modules
  }
}

private final class ImportVisitor: SyntaxVisitor {
  var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { modules.insert(module) }
    return .skipChildren
  }
}
#endif
