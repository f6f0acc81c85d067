import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation

/// Decides which references the tests of a run need.
///
/// A reference is unused if the test that it is named after ran to its end and did not use it, or if there is no such
/// test, and no function that another test may call has its name.
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

  private struct Owner {
    let test: TestIdentity
    /// The start of the names of its references.
    let name: String
    let outcome: TestOutcome
  }

  init(of journals: [ProcessJournal], asserted: Set<String>) {
    self.asserted = asserted
    for journal in journals {
      for case .tests(let tests) in journal.lines {
        for (test, outcome) in tests.outcomes { add(test, outcome) }
      }
    }
  }

  private mutating func add(_ test: TestIdentity, _ outcome: TestOutcome) {
    let target = FileNameComponent(test.target).text
    let folder = test.file.map { target + "/" + FileNameComponent(Self.name(ofFile: $0)).text } ?? target
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
    for path in files.paths where !asserted.contains(files.path(path)) {
      if let reason = reasonToKeep(path, &sources) {
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
    if !tests.isEmpty || isWhole { return nil }
    return sources.mayUse(name.file, inFile: String(parts[1])) ? .otherTests : nil
  }
}

/// The sources of a package, in which functions with assertions are searched.
struct TestSources {
  /// The package; `nil` if unknown.
  private let root: String?
  /// The paths of the Swift files by the folders of their references; `nil` until they are listed.
  private var files: [String: [String]]?

  /// - Parameter references: The folder of references, as an absolute path.
  init(references: String) {
    let parent = references.parentFolder
    let isPackage = LocalFile.isRegular(parent + "/Package.swift")
    root = isPackage && references == parent + "/__Snapshots__" ? parent : nil
  }

  /// Whether a function of a file may use a reference.
  ///
  /// - Parameter file: The file, as in the path of the reference.
  mutating func mayUse(_ reference: String, inFile file: String) -> Bool {
    guard let root else { return true }
    let found = files ?? Self.files(in: root)
    files = found
    let function = reference.prefix { $0 != "." }
    return found[file, default: []].contains { path in
      guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return true }
      let words = Set(source.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      // A call that sets the name itself may compose it. A name that is not an identifier was changed.
      return words.contains(function) || words.contains("testName")
        || !function.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// The Swift files below a folder, without hidden folders and links.
  private static func files(in root: String) -> [String: [String]] {
    var files: [String: [String]] = [:]
    var folders = [root]
    while let folder = folders.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if name.hasSuffix(".swift") {
          files[FileNameComponent(String(name.dropLast(".swift".count))).text, default: []].append(path)
        } else if LocalFile.isFolder(path) {
          folders.append(path)
        }
      }
    }
    return files
  }
}
