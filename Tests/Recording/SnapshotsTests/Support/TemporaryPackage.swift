import Foundation

@testable import FirstFrameSnapshots

/// A temporary folder with a Package.swift, references and artifacts, removed when the object is deallocated.
final class TemporaryPackage: Sendable {
  let root: String

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/snapshots-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try write("// A package.", to: "Package.swift")
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: root)
    } catch {
      print("\(root) could not be removed: \(error)")
    }
  }

  var references: String { root + "/__Snapshots__" }
  var artifacts: String { root + "/.build/snapshot-artifacts" }

  /// Returns a session with its own environment, like that of a new process.
  func session(_ variables: [String: String] = [:]) -> SnapshotSession {
    let variables = ["SNAPSHOT_RUN_ID": "run"].merging(variables) { $1 }
    return SnapshotSession(
      environment: SnapshotEnvironment(variables: variables, currentDirectory: root, processID: 7))
  }

  /// Returns a verifier with its own session, like that of a new process.
  func verifier(_ variables: [String: String] = [:]) -> SnapshotVerifier {
    SnapshotVerifier(session: session(variables))
  }

  func location(test: String = "testCard()", line: Int = 1) -> SnapshotLocation {
    SnapshotLocation(
      fileID: "CardTests/CardViewTests.swift", filePath: root + "/Tests/CardTests/CardViewTests.swift",
      testName: test, line: line, column: 5)
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func write(_ data: Data, to path: String) throws {
    try write("", to: path)
    try data.write(to: URL(fileURLWithPath: root + "/" + path))
  }

  func data(at path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))
  }

  /// Returns the lines of the journal of ``session(_:)``.
  func journal() throws -> [JournalLine] {
    try data(at: ".build/snapshot-artifacts/journal/run/7.jsonl").split(separator: 10).map {
      try JSONDecoder().decode(JournalLine.self, from: $0)
    }
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root + "/" + path)
  }

  /// Returns the sorted relative paths of all files below a folder.
  func files(below path: String) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: root + "/" + path) else { return [] }
    return found.compactMap { $0 as? String }.filter { name in
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(root)/\(path)/\(name)", isDirectory: &isDirectory)
        && !isDirectory.boolValue
    }.sorted()
  }
}
