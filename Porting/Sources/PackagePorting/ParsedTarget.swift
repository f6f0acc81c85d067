import FirstFrameLocalFiles
import FirstFrameSourceRewriting
import Foundation
import SwiftSyntax

/// A target with its parsed files.
struct ParsedTarget {
  let target: PortedTarget
  let files: [ParsedFile]
  private(set) var index = ModuleIndex()

  /// The modules that the files import.
  let imports: Set<String>

  /// The members that were left out.
  var findings: [SourceFinding] { files.flatMap(\.findings) }

  init(_ target: PortedTarget, _ parser: FileParser) throws(PortError) {
    self.target = target
    files = try target.sources.concurrentMap { path throws(PortError) in try parser.parse(path) }
    imports = files.reduce(into: []) { $0.formUnion($1.imports) }
    for file in files { index.add(file.declarations) }
    index.requiresIsolation = target.languageMode(importing: imports) == "6"
  }

  /// The modules that each file can use because one file of the target imports them, and some others, sorted.
  ///
  /// On Apple's systems, they come with UIKit or an umbrella header, and Combine comes with SwiftUI. SwiftUI itself and the
  /// modules for tests do not. `DarwinXCTest` has what XCTest has only there.
  func leakedImports(besides others: [String]) -> [String] {
    let own = Platform.testingOverlays.union(Platform.viewOverlays.values)
      .union(["SwiftUI", "SnapshotTesting", "CombineSchedulers", "Quick", "Nimble"])
    let combine: Set<String> = imports.contains("SwiftUI") ? ["Combine"] : []
    let tests: Set<String> = imports.isDisjoint(with: ["XCTest", "Quick"]) ? [] : ["DarwinXCTest"]
    return imports.intersection(Platform.modules).subtracting(own).union(others).union(combine).union(tests).sorted()
  }

  /// Adds to the index of each target the declarations of the targets that it imports, directly or through others.
  static func shareInterfaces(among targets: inout [ParsedTarget]) {
    let indexes = Dictionary(targets.map { ($0.target.moduleName, $0.index) }) { first, _ in first }
    let imports = Dictionary(targets.map { ($0.target.moduleName, $0.imports) }) { first, _ in first }
    for position in targets.indices {
      let own = targets[position].target.moduleName
      for name in targets[position].reachedModules(imports).subtracting([own]).sorted() {
        if let other = indexes[name] { targets[position].index.addInterface(of: other) }
      }
    }
  }

  /// The modules that the target imports, directly or through other targets.
  ///
  /// - Parameter imports: The imports of each target, by the name of its module.
  private func reachedModules(_ imports: [String: Set<String>]) -> Set<String> {
    var modules: Set<String> = []
    var open = Array(self.imports)
    while let name = open.popLast() {
      if modules.insert(name).inserted { open += imports[name] ?? [] }
    }
    return modules
  }

  /// The overlays for SwiftUI views of the modules that a target imports, directly or through other targets, sorted;
  /// none if it does not import SwiftUI.
  func viewOverlays(among targets: [ParsedTarget]) -> [String] {
    let imports = Dictionary(targets.map { ($0.target.moduleName, $0.imports) }) { first, _ in first }
    let reached = reachedModules(imports)
    guard reached.contains("SwiftUI") else { return [] }
    return Platform.viewOverlays.filter { reached.contains($0.key) }.map(\.value).sorted()
  }

  /// Notes what the classes of a target get for other targets: members that subclasses implement, and a way to create
  /// objects of classes that are only known at run time.
  ///
  /// - Parameter platform: The protocols of the platform modules.
  static func shareNeeds(among targets: inout [ParsedTarget], platform: PlatformProtocols) {
    let foreign = targets.reduce(into: Set<String>()) { $0.formUnion($1.index.foreignProtocolsOfSuperclasses) }
    let known = platform.requirements(of: foreign)
    var indexes: [String: ModuleIndex] = [:]
    for position in targets.indices {
      targets[position].index.addProtocols(parents: known.parents)
      indexes[targets[position].target.name] = targets[position].index
    }
    let trees = Dictionary(targets.map { ($0.target.name, $0.files.map(\.tree)) }) { first, _ in first }
    ModuleIndex.shareNeeds(among: &indexes, platform: known.requirements, trees: trees)
    for position in targets.indices {
      if let index = indexes[targets[position].target.name] { targets[position].index = index }
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

/// A parsed file of a target.
struct ParsedFile: Sendable {
  /// The path below the folder of the target.
  let path: String
  let tree: SourceFileSyntax
  /// The declarations of this file alone.
  let declarations: ModuleIndex
  let imports: Set<String>
  let findings: [SourceFinding]
}

/// Parses the files of a target, without the parts that cannot be compiled.
struct FileParser: Sendable {
  private let target: PortedTarget
  /// The modules that the port or its configuration provides.
  private let provided: Set<String>
  /// The modules that files can import.
  private let available: Set<String>
  private let removesWaits: Bool
  private let omittedParts: OmittedParts
  private let omittedCode: OmittedCode

  /// - Parameters:
  ///   - provided: The modules that the port or its configuration provides.
  ///   - removesWaits: Whether waits are removed.
  ///   - omittedParts: The declarations that are left out because they use unavailable SwiftUI.
  ///   - omittedCode: The tests that are left out because they do not compile.
  init(
    target: PortedTarget, provided: Set<String>, removesWaits: Bool, omittedParts: OmittedParts,
    omittedCode: OmittedCode
  ) {
    self.target = target
    self.provided = provided
    self.removesWaits = removesWaits
    self.omittedParts = omittedParts
    self.omittedCode = omittedCode
    available = provided.union(target.dependencies.map(\.name)).union(Platform.modules)
      .union(Platform.systemModules)
  }

  func parse(_ path: String) throws(PortError) -> ParsedFile {
    let file = target.folder.appendingPathComponent(path).path
    let data: Data
    do { data = try target.readable.read(file) } catch {
      throw .file(path: file, reason: "\(error), or exclude it in firstframe.json.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .file(path: file, reason: "is not UTF-8 text; convert it, or exclude it in firstframe.json.")
    }
    var tree = SourceRewriter.parse(text)
    if let problem = SourceProblem(in: tree) {
      throw .syntax(path: file, line: problem.line, column: problem.column, message: problem.message)
    }
    var findings: [SourceFinding] = []
    if let rest = omittedParts.text(of: tree, file: file) {
      tree = SourceRewriter.parse(rest.text)
      findings += rest.findings
    }
    if let text = omittedCode.text(of: tree, file: file, isTest: target.isTest) { tree = SourceRewriter.parse(text) }
    if target.isTest {
      let frameworks = UnavailableFrameworks(imports: imports(of: tree), provided: provided, file: file)
      if let rest = frameworks.textWithoutUses(in: tree) {
        tree = SourceRewriter.parse(rest.text)
        findings += rest.findings
      }
    }
    if removesWaits, let text = WaitRemoval.textWithoutWaits(in: tree) { tree = SourceRewriter.parse(text) }
    return ParsedFile(
      path: path, tree: tree, declarations: ModuleIndex(of: tree, file: file, available: available),
      imports: imports(of: tree),
      findings: findings)
  }

  private func imports(of tree: SourceFileSyntax) -> Set<String> {
    ImportedModules(in: tree, available: available).names
  }
}
