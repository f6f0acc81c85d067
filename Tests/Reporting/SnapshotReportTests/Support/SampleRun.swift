import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

@testable import FirstFrameSnapshotReport
@testable import FirstFrameSnapshots

/// A run with assertions of all kinds, and with texts that would be harmful as markup.
final class SampleRun: Sendable {
  static let hostileTitle = "</script><script>window.harm = 1</script>"
  static let hostileNode = "<img src=x onerror=\"window.harm = 2\">"
  static let hostileName = "a</title>&\"'`<b>"

  let folder: ArtifactsFolder

  init() throws {
    folder = try ArtifactsFolder()
    // A worktree, as the repository of the tests.
    try folder.write("gitdir: elsewhere", to: folder.path + "/.git")
  }

  /// Records references, asserts values that differ from them, and writes the report.
  @MainActor func report() throws -> RunOutcome {
    try record()
    let session = session(process: 8)
    let verifier = SnapshotVerifier(session: session)
    for state in ["one.light", "one.dark", "two.light"] { verify(Card(badge: 158), "shared", state, verifier) }
    verify(Card(title: Self.hostileTitle, titleName: Self.hostileNode), "hostile", Self.hostileName, verifier)
    verify(Card(), "fresh", nil, verifier)
    verify(.blank, "hollow", nil, verifier)
    for state in ["a", "b"] { verify(Card(), "same", state, verifier) }
    let text = (1...40).map { $0 == 20 ? "line 20 is <b>new</b>" : "line \($0)" }.joined(separator: "\n")
    _ = verifier.verify({ text }, as: .lines, at: location("text", line: 30), isOnMainActor: true)
    _ = verifier.verify({ "again" }, as: .lines, at: location("text", line: 31), isOnMainActor: true)
    session.log(Self.late(at: location("tardy", line: 40, isInRepository: false)))
    let known = verifier.verify({ Card.blank }, as: .image, at: location("known", line: 41), isOnMainActor: true)
    session.logFailure(known, delivery: .knownIssue)
    _ = session.end(status: 1)
    let recording = self.session(process: 9, ["SNAPSHOT_TESTING_RECORD": "missing"])
    verify(Card(), "recorded", nil, SnapshotVerifier(session: recording))
    _ = recording.end(status: 1)
    _ = self.session(process: 10, runs: .xcTest).end(status: 0)
    try folder.write(try Data(contentsOf: URL(fileURLWithPath: reference("same.a.png"))), to: reference("gone.png"))
    try folder.write("a line of <b>old</b>", to: reference("gone.txt"))
    // The package of the references, with the source of a component.
    try folder.write("", to: folder.path + "/Package.swift")
    try folder.write("let badgePosition = 158", to: folder.path + "/Sources/Card.swift")
    let outcome = try RunReader(
      artifacts: [folder.artifacts], references: folder.references, shardsAreComplete: true
    ).outcome()
    try ReportWriter(folder: folder.artifacts).write(outcome)
    return outcome
  }

  /// Writes the report of a run with references that two branches changed.
  @MainActor func unmergedReport() throws {
    func picture(_ badge: CGFloat) throws -> Data {
      let verifier = SnapshotVerifier(session: self.session(process: 7, ["SNAPSHOT_TESTING_RECORD": "failed"]))
      verify(Card(badge: badge), "merged", nil, verifier)
      return try Data(contentsOf: URL(fileURLWithPath: reference("merged.png")))
    }
    let unmerged = UnmergedReference(base: try picture(150), ours: try picture(140), theirs: try picture(130))
    try folder.write(unmerged.file, to: reference("merged.png"))
    let texts = ["one\ntwo\n", "ONE\ntwo\n", "one\nTWO\n"].map { Data($0.utf8) }
    try folder.write(
      UnmergedReference(base: texts[0], ours: texts[1], theirs: texts[2]).file, to: reference("merged.txt"))
    let session = self.session(process: 8)
    let verifier = SnapshotVerifier(session: session)
    verify(Card(badge: 120), "merged", nil, verifier)
    _ = verifier.verify({ "ONE\nTWO\n" }, as: .lines, at: location("merged", line: 12), isOnMainActor: true)
    _ = session.end(status: 1)
    let outcome = try RunReader(
      artifacts: [folder.artifacts], references: folder.references, shardsAreComplete: true
    ).outcome()
    try ReportWriter(folder: folder.artifacts).write(outcome)
  }

  static let lateChange = "`odds` was empty in the first frame and showed '1.85' one main-queue turn later"

  private static func late(at location: SnapshotLocation) -> Verdict {
    .unsound(
      location, Verdict.Unsoundness(.late, change: lateChange, message: "assertFirstFrame of Card: \(lateChange)."))
  }

  @MainActor private func record() throws {
    let verifier = SnapshotVerifier(session: session(process: 7, ["SNAPSHOT_TESTING_RECORD": "missing"]))
    for state in ["one.light", "one.dark", "two.light"] { verify(Card(), "shared", state, verifier) }
    verify(Card(), "hostile", Self.hostileName, verifier)
    for state in ["a", "b"] { verify(Card(), "same", state, verifier) }
    let text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    _ = verifier.verify({ text }, as: .lines, at: location("text", line: 30), isOnMainActor: true)
    try FileManager.default.removeItem(atPath: folder.artifacts + "/journal")
  }

  @MainActor private func verify(_ card: Card, _ test: String, _ name: String?, _ verifier: SnapshotVerifier) {
    _ = verifier.verify({ card }, as: .image, named: name, at: location(test, line: 10), isOnMainActor: true)
  }

  private func session(
    process: Int32, _ variables: [String: String] = [:], runs kind: TestProcessKind = .swiftTesting
  ) -> SnapshotSession {
    let folders = [
      "SNAPSHOT_REFERENCE_DIR": folder.references, "SNAPSHOT_ARTIFACTS": folder.artifacts, "SNAPSHOT_RUN_ID": "run",
    ]
    let environment = SnapshotEnvironment(
      variables: folders.merging(variables) { $1 }, currentDirectory: folder.path, processID: process)
    let session = SnapshotSession(environment: environment)
    // The framework reports that it ran all tests.
    let tests = TestProcess(kind: kind) { TestResults(outcomes: [:], isFinished: true) }
    _ = session.register(tests, program: folder.path + "/tests", in: environment)
    return session
  }

  private func location(_ test: String, line: Int, isInRepository: Bool = true) -> SnapshotLocation {
    SnapshotLocation(
      fileID: "CardTests/CardViewTests.swift",
      filePath: (isInRepository ? folder.path : "/elsewhere") + "/Tests/CardTests/CardViewTests.swift",
      testName: test + "()", line: line, column: 5)
  }

  private func reference(_ file: String) -> String { "\(folder.references)/CardTests/CardViewTests/\(file)" }
}

/// A component with a title and a badge; blank without both.
struct Card: LayoutTreeProviding, Sendable {
  var title = "Real Madrid"
  var titleName = "title"
  var badge: CGFloat? = 150
  var color = Color(red: 47, green: 98, blue: 201)

  static let blank = Card(title: "", badge: nil)

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    var children: [LayoutNode] = []
    if !title.isEmpty {
      children.append(
        LayoutNode(
          name: titleName, frame: CGRect(x: 16, y: 16, width: 130, height: 24),
          text: TextContent(string: title, font: Font(size: 17))))
    }
    if let badge {
      children.append(
        LayoutNode(
          name: "badge", frame: CGRect(x: badge, y: 18, width: 24, height: 24), background: .color(color)))
    }
    return LayoutNode(
      name: "Card", frame: CGRect(x: 0, y: 0, width: 200, height: 60), background: .color(.white), children: children)
  }
}
