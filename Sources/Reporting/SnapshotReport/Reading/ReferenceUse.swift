import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation

/// Decides which references the tests of a run need.
///
/// A reference is unused if the test that it is named after ran to its end and did not use it, or if there is no such
/// test, and no function of the sources that a test may be or call has its name.
struct ReferenceUse {
  /// The absolute paths of the references that tests asserted.
  private let asserted: Set<String>
  /// The tests by the folders of their references, `<TestTarget>/<TestFile>`, or by `<TestTarget>` if their files are
  /// unknown.
  private var owners: [String: [Owner]] = [:]
  /// Whether a test was skipped, or did not end.
  private(set) var hasOmittedTests = false
  /// Whether every test ran to its end.
  private var isWhole = true
  /// The modules whose tests are known or asserted references, as in the paths of references.
  private var targets: Set<String> = []

  private struct Owner {
    let test: TestIdentity
    /// The start of the names of its references.
    let name: String
    let outcome: TestOutcome
  }

  init(of journals: [ProcessJournal], asserted: Set<String>) {
    self.asserted = asserted
    targets = Set(asserted.compactMap { $0.split(separator: "/").suffix(3).first.map(String.init) })
    for journal in journals {
      for case .tests(let tests) in journal.lines {
        for (test, outcome) in tests.outcomes { add(test, outcome) }
      }
    }
  }

  private mutating func add(_ test: TestIdentity, _ outcome: TestOutcome) {
    let target = FileNameComponent(test.target).text
    let folder = test.file.map { target + "/" + FileNameComponent(Self.name(ofFile: $0)).text } ?? target
    targets.insert(target)
    owners[folder, default: []].append(
      Owner(test: test, name: FileNameComponent(test.test).text, outcome: outcome))
    if outcome != .passed { isWhole = false }
    if outcome == .skipped || outcome == .unfinished { hasOmittedTests = true }
  }

  /// The name of a file without its extension, from a text as in `#fileID`.
  private static func name(ofFile file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// Returns the references in a folder that no test asserted, sorted by path. Hidden files are not references.
  func unused(in folder: String) throws(ReadingError) -> (orphans: [OrphanedReference], kept: [KeptReference]) {
    // Journals from another machine may contain paths of folders that do not exist on this machine.
    let files = ReferenceFiles(in: folder)
    if let failure = files.failures.first { throw .referencesNotListed(path: failure.path, reason: failure.reason) }
    var orphans: [OrphanedReference] = []
    var kept: [KeptReference] = []
    var sources = TestSources(references: folder)
    let unasserted = files.paths.filter { !asserted.contains(files.path($0)) }
    // A link to a reference leads to nothing if the reference is moved.
    let linked = unasserted.isEmpty ? [] : Set(asserted.compactMap { SymbolicLink.resolved($0) })
    for path in unasserted {
      let isTarget =
        !LocalFile.isLink(files.path(path)) && SymbolicLink.resolved(files.path(path)).map(linked.contains) == true
      if let reason = isTarget ? .targetOfLink : reasonToKeep(path, &sources) {
        kept.append(KeptReference(snapshot: path, reason: reason))
      } else {
        orphans.append(OrphanedReference(snapshot: path, path: files.path(path)))
      }
    }
    return (orphans, kept)
  }

  /// Why a reference that no test asserted may be used; `nil` if no test uses it.
  private func reasonToKeep(_ path: String, _ sources: inout TestSources) -> KeptReference.Reason? {
    guard let name = SnapshotName(path: path) else { return nil }
    let parts = name.folder.split(separator: "/")
    let candidates = owners[name.folder, default: []] + owners[String(parts[0]), default: []]
    let tests = candidates.filter { name.file == $0.name || name.file.hasPrefix($0.name + ".") }
    if let test = tests.first(where: { $0.outcome != .passed }) {
      return .ownTest("\(test.test.file ?? test.test.target)/\(test.test.test)", test.outcome)
    }
    if !tests.isEmpty { return nil }
    let (target, file) = (String(parts[0]), String(parts[1]))
    if !targets.contains(target), !sources.areKnown { return .otherTarget(target) }
    guard isWhole else { return sources.mayUse(name.file, inFile: file) ? .otherTests : nil }
    // Its test may be in a part of the sources that is compiled for other conditions, as under `#if`.
    return sources.declare(name.file, inFile: file) ? .declared : nil
  }
}
