import FirstFrameLocalFiles
import Foundation

/// What a round has to do after files changed.
struct AffectedTests: Hashable, Sendable {
  /// How the tests are built.
  enum Build: Int, Comparable, Sendable {
    /// Nothing that is built changed.
    case none
    /// Sources changed that the last plan of the build contains.
    case sources
    /// Files were added or removed, or files changed that SwiftPM copies: the build is planned again.
    case plan
    /// The manifest changed: the targets are read again, too.
    case manifest

    static func < (left: Build, right: Build) -> Bool { left.rawValue < right.rawValue }
  }

  var build = Build.none
  var selection = TestSelection.none

  /// Whether there is nothing to do.
  var isEmpty: Bool { build == .none && selection.isEmpty }

  mutating func add(_ build: Build, _ selection: TestSelection) {
    self.build = max(self.build, build)
    self.selection = self.selection + selection
  }

  mutating func add(_ other: AffectedTests) { add(other.build, other.selection) }
}

/// Finds what changes of files affect.
struct ChangeClassifier: Sendable {
  let package: PackageDescription
  /// The folder of references, as an absolute path.
  let references: String
  /// Returns the text of a file; `nil` if it cannot be read.
  var read: @Sendable (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }

  private static let compiledTypes: Set = ["swift", "c", "cc", "cpp", "cxx", "m", "mm", "h", "hpp", "s", "S"]
  /// The types of files in the folders of targets that are neither built nor read by tests.
  private static let documentTypes: Set = ["md", "docc", "tutorial"]

  func affected(by changes: [FileChange]) -> AffectedTests {
    changes.reduce(into: AffectedTests()) { $0.add(affected(by: $1)) }
  }

  private func affected(by change: FileChange) -> AffectedTests {
    let path = change.path
    if isManifest(path) { return AffectedTests(build: .manifest, selection: .all) }
    if path.hasPrefix(references + "/") {
      return AffectedTests(selection: tests(ofReference: String(path.dropFirst(references.count + 1))))
    }
    if let dependency = package.localDependencies.first(where: { path.hasPrefix($0 + "/") }) {
      return affected(by: change, inDependency: dependency)
    }
    if let target = package.target(containing: path) { return affected(by: change, in: target) }
    return AffectedTests()
  }

  /// What a file of another package on this machine affects. Its tests and documents do not count.
  private func affected(by change: FileChange, inDependency folder: String) -> AffectedTests {
    let name = change.path.dropFirst(folder.count + 1)
    let isSource = isCompiled(change.path) || name.hasPrefix("Sources/")
    guard isSource, !isDocument(change.path), !name.hasPrefix("Tests/") else { return AffectedTests() }
    let isPlanned = change.kind == .modified && isCompiled(change.path) && !name.hasPrefix("Package")
    return AffectedTests(
      build: isPlanned ? .sources : .plan, selection: testTargets(among: package.dependentsOfPackages))
  }

  /// Whether a file determines the targets and the dependencies.
  private func isManifest(_ path: String) -> Bool {
    guard path.hasPrefix(package.path + "/") else { return false }
    let name = path.dropFirst(package.path.count + 1)
    return ["Package.swift", "Package.resolved", ConfigurationFile.name].contains(String(name))
      || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift") && !name.contains("/")
  }

  private func isCompiled(_ path: String) -> Bool {
    Self.compiledTypes.contains((path as NSString).pathExtension)
  }

  private func isDocument(_ path: String) -> Bool {
    Self.documentTypes.contains((path as NSString).pathExtension) || path.contains(".docc/")
  }

  private func affected(by change: FileChange, in target: PackageDescription.Target) -> AffectedTests {
    let path = change.path
    guard !isDocument(path) else { return AffectedTests() }
    let build: AffectedTests.Build = change.kind == .modified && isCompiled(path) ? .sources : .plan
    let dependents = package.dependents(of: target.name)
    if target.isTest, dependents.count == 1, build == .sources, let names = suites(in: path, of: target) {
      return AffectedTests(
        build: build, selection: TestSelection(parts: Set(names.map { .init(target: target.name, name: $0) })))
    }
    return AffectedTests(build: build, selection: testTargets(among: dependents))
  }

  private func testTargets(among names: Set<String>) -> TestSelection {
    TestSelection(
      parts: Set(package.testTargets.map(\.name).filter(names.contains).map { .init(target: $0, name: nil) }))
  }

  /// The suites and tests that a file of a test target affects; `nil` if it may affect all of the target.
  private func suites(in path: String, of target: PackageDescription.Target) -> Set<String>? {
    guard let source = read(path) else { return nil }
    let others = target.sources.map { package.folder(of: target) + "/" + $0 }.filter { $0 != path }
    return TestFileOutline(source: source).names(unlessUsedIn: others.compactMap(read))
  }

  /// The tests of a reference `<TestTarget>/<TestFile>/<file>`: those of its file, or else those of its target.
  private func tests(ofReference path: String) -> TestSelection {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 1, let target = package.testTargets.first(where: { $0.name == parts[0] }) else { return .none }
    let file = target.sources.first {
      (($0 as NSString).lastPathComponent as NSString).deletingPathExtension == parts[1]
    }
    let whole = TestSelection(parts: [.init(target: target.name, name: nil)])
    guard let file, let names = suites(in: package.folder(of: target) + "/" + file, of: target) else { return whole }
    return TestSelection(parts: Set(names.map { .init(target: target.name, name: $0) }))
  }
}
