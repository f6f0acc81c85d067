import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// A match card of the documentation, with some of its texts replaced.
struct MatchCard: LayoutTreeProviding {
  private let tree: LayoutNode

  /// - Parameter replacements: Pairs of an old and a new text of the scene's file.
  init(_ replacements: KeyValuePairs<String, String> = [:]) throws {
    let file = Repository.file("Documentation/Scenes/match-card.json")
    var json = try String(contentsOf: file, encoding: .utf8)
    for (old, new) in replacements {
      try #require(json.contains(old), "\(old)")
      json = json.replacing(old, with: new)
    }
    tree = try LayoutNode(json: Data(json.utf8))
  }

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode { tree }
}

/// A package whose tests assert match cards, as its own test processes would do it.
@MainActor struct MatchPackage {
  let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
  }

  /// Records references, and forgets the run.
  func record(_ assertions: (Assertions) throws -> Void) throws {
    try run(["SNAPSHOT_TESTING_RECORD": "failed"], process: .max - 1, assertions)
    try FileManager.default.removeItem(atPath: package.artifacts)
  }

  /// Runs tests.
  func test(_ assertions: (Assertions) throws -> Void) rethrows {
    _ = session(process: .max - 2, runs: .xcTest).end(status: 0)
    try run([:], process: .max, assertions)
  }

  /// - Parameter process: An ID that no process has, because the journal also describes the command that started it.
  private func run(_ variables: [String: String], process: Int32, _ assertions: (Assertions) throws -> Void) rethrows {
    let session = session(variables, process: process, runs: .swiftTesting)
    try assertions(Assertions(verifier: SnapshotVerifier(session: session)))
    _ = session.end(status: 0)
  }

  /// Returns the session of a process that runs all its tests.
  private func session(
    _ variables: [String: String] = [:], process: Int32, runs kind: TestProcessKind
  ) -> SnapshotSession {
    let folders = [
      "SNAPSHOT_REFERENCE_DIR": package.references, "SNAPSHOT_ARTIFACTS": package.artifacts, "SNAPSHOT_RUN_ID": "run",
    ]
    let environment = SnapshotEnvironment(
      variables: folders.merging(variables) { $1 }, currentDirectory: package.folder, processID: process)
    let session = SnapshotSession(environment: environment)
    let tests = TestProcess(kind: kind) { TestResults(outcomes: [:], isFinished: true) }
    _ = session.register(tests, program: package.folder + "/tests", in: environment)
    return session
  }

  @MainActor struct Assertions {
    fileprivate let verifier: SnapshotVerifier

    /// Asserts a card in the test of a name, as a picture and as text.
    func callAsFunction(_ card: MatchCard, in test: String, line: Int = 12, isText: Bool = false) {
      let location = SnapshotLocation(
        fileID: "MatchTests/MatchCardTests.swift", filePath: "/Matches/Tests/MatchTests/MatchCardTests.swift",
        testName: test + "()", suite: "MatchCardTests", line: line, column: 5)
      _ = verifier.verify({ card }, as: .image, at: location, isOnMainActor: true)
      if isText { _ = verifier.verify({ card }, as: .layoutTree, at: location, isOnMainActor: true) }
    }
  }
}
