import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// Prepares what `firstframe init` writes into a package, or into a folder that becomes one.
struct PackageSetup {
  /// What the command's options say.
  struct Options: Hashable {
    var library: String?
    var requirement: DependencyRequirement?
    var repository: String?
    var system: ContinuousIntegrationSystem?
    var hasContainer = true
  }

  /// The folder of the package, as an absolute path.
  let folder: String
  var options = Options()
  /// The sources of FirstFrame that this tool knows.
  let sources: FirstFrameSources?
  /// An empty folder.
  let scratch: String

  /// Returns the changes, without making them.
  func plan() throws -> SetupPlan {
    var plan = SetupPlan(folder: folder)
    let start =
      if let manifest = try plan.contents(of: "Package.swift") {
        try StartingPackage(manifest: manifest, in: folder, scratch: scratch)
      } else {
        try StartingPackage(name: options.library, for: folder, scratch: scratch)
      }
    let folders = TargetFolders(package: start.description, root: folder)
    if let (file, module) = folders.importOfApple() {
      throw InitError.needsPort(
        file: file, module: module, command: "firstframe test --package-path \(folder.quotedForShellIfNeeded)")
    }
    let library = try library(of: start.description, in: folders)
    let tests = library + "SnapshotTests"
    plan.testTarget = tests
    plan.isNew = start.original == nil

    let known = start.description.dependencyOnFirstFrame
    let dependency =
      known == nil
      ? try FirstFrameDependency(
        options.requirement, repository: options.repository, in: folder, sources: sources) : nil
    let name = known.map { FirstFrameDependency.spelled($0.identity) } ?? dependency?.packageName ?? "FirstFrame"
    let keepsTests = start.description.target(tests).map { !$0.dependencies.contains("FirstFrame") } ?? false
    try editManifest(
      of: start, in: folders, adding: dependency, named: name, library: library, tests: keepsTests ? nil : tests,
      to: &plan)
    try addExample(to: &plan, library: library, tests: keepsTests ? nil : tests, of: start, in: folders)
    if keepsTests {
      plan.keep("Tests/\(tests)", note: "exists, and does not depend on FirstFrame: it gets no example")
    }
    try addGitFiles(to: &plan, newIgnoredFile: start.newIgnoredFile)
    try addProjectFiles(to: &plan, name: start.description.name, dependency: dependency, known: known)
    return plan
  }

  /// The library that gets the example: the only one, or else the one that the options name.
  private func library(of package: SwiftPackage, in folders: TargetFolders) throws(InitError) -> String {
    let names = package.libraries.map(\.name)
    if let chosen = options.library, !names.isEmpty {
      guard names.contains(chosen) else { throw .unknownLibrary(chosen, known: names) }
      return chosen
    }
    guard names.count < 2 else { throw .severalLibraries(names) }
    if let only = names.first { return only }
    if let name = options.library { try StartingPackage.check(name: name) }
    let name = options.library ?? (package.target(package.name) == nil ? package.name : package.name + "Components")
    guard !folders.isOccupied("Sources") else { throw .sourcesInTheWay }
    return name
  }

  private func editManifest(
    of start: StartingPackage, in folders: TargetFolders, adding dependency: FirstFrameDependency?, named name: String,
    library: String, tests: String?, to plan: inout SetupPlan
  ) throws(InitError) {
    var steps = dependency.map { [ManifestStep.dependency($0)] } ?? []
    steps += [.library(library), .product("HeadlessUIKit", package: name, of: library)]
    if let tests {
      steps += [.tests(tests), .target(library, of: tests), .product("FirstFrame", package: name, of: tests)]
    }
    steps.removeAll { $0.isDone(in: start.description) }
    let edit = ManifestEdit(path: folder + "/Package.swift", steps: steps)
    if steps.contains(where: { if case .tests = $0 { true } else { false } }), folders.isOccupied("Tests") {
      throw edit.failure("a target has its files directly in Tests; move them to a folder of its name in Tests")
    }
    let edited = try edit.edited(
      start.manifest, folders: start.description.targets.map(folders.folder), in: scratch)
    let added = dependency.map { "depends on FirstFrame, \($0.summary)" } ?? "names the targets of the example"
    plan.replace("Package.swift", old: start.original, new: edited, note: added)
  }

  private func addExample(
    to plan: inout SetupPlan, library: String, tests: String?, of start: StartingPackage, in folders: TargetFolders
  ) throws(InitError) {
    let target = start.description.target(library)
    let example = ExampleComponent(library: library, importsInternally: target?.importsInternally ?? false)
    let sources = target.map(folders.folder) ?? "Sources/\(library)"
    for (path, text) in example.sources {
      try plan.create("\(sources)/\(path)", text, note: "")
    }
    guard let tests else { return }
    let testsFolder = start.description.target(tests).map(folders.folder) ?? "Tests/\(tests)"
    for (path, text) in example.tests {
      try plan.create("\(testsFolder)/\(path)", text, note: "")
    }
  }

  private func addGitFiles(to plan: inout SetupPlan, newIgnoredFile: Data?) throws(InitError) {
    let ignored = try plan.contents(of: ".gitignore")
    try append(MissingLines.ignored(in: ignored ?? newIgnoredFile), to: ".gitignore", orTo: newIgnoredFile, in: &plan)
    let attributes = try plan.contents(of: ".gitattributes")
    try append(MissingLines.attributes(in: attributes), to: ".gitattributes", orTo: nil, in: &plan)
  }

  /// - Parameter new: The contents of a new file before the lines.
  private func append(
    _ lines: [String], to path: String, orTo new: Data?, in plan: inout SetupPlan
  ) throws(InitError) {
    let old = try plan.contents(of: path)
    let note = lines.isEmpty ? "" : "gets \(lines.map { "`\($0)`" }.joined(separator: ", "))"
    plan.replace(path, old: old, new: MissingLines.appended(lines, to: old ?? new), note: note)
  }
}
