import FirstFrameProgramTesting
import Foundation
import Testing

struct PendingCommandTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
  }

  private func addThreeChanges() throws {
    try package.addRun([
      ReviewedPackage.changed("T/F/card.png", change: "`title` moved +1,0"), ReviewedPackage.new("T/F/new.png"),
      .init(path: "T/F/blank.png", verdict: "blank", actual: try ReviewedPackage.picture(255)),
    ])
  }

  private func report(_ arguments: String...) throws -> [String: Any] {
    let result = try Program.firstframe.run(["pending", "--json"] + arguments, in: package.folder)
    #expect(result.error.isEmpty, "\(result)")
    #expect(result.output.split(separator: "\n").count == 1, "\(result)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  private func pending() throws -> [String] {
    try (report()["pending"] as? [[String: Any]] ?? []).compactMap { $0["snapshot"] as? String }
  }

  @Test func listsPendingSnapshotsAndTheCommandsToType() throws {
    try addThreeChanges()
    let result = try package.run("pending")
    #expect(result.status == 1)
    #expect(result.error.isEmpty)
    #expect(
      result.output == """
        2 pending:
          changed   T/F/card.png  `title` moved +1,0
          new       T/F/new.png
        1 failed and cannot be accepted:
          blank  T/F/blank.png: its first frame is blank, which is not allowed for references; see the message of its test
        Review them with `swift run firstframe review`, or type `swift run firstframe accept 'T/F/card.png'`.

        """)
  }

  @Test func referencesOfRenamedTestsAreOffered() throws {
    try package.write(ReviewedPackage.picture(200), to: package.references + "/T/F/old.png")
    try package.write(ReviewedPackage.picture(200), to: package.references + "/T/F/old.dark.png")
    try package.write(ReviewedPackage.picture(9), to: package.references + "/T/F/other.dark.png")
    let tests = #"{"event":"tests","file":"T/F.swift","passed":["test"],"target":"T"}"#
    try package.addRun(
      [
        ReviewedPackage.new("T/F/new.png"), ReviewedPackage.new("T/G/a.dark.png"),
        ReviewedPackage.new("T/F/b.dark.png"),
      ],
      tests: tests)
    let result = try package.run("pending")
    #expect(
      result.output.contains(
        """
        2 new snapshots equal references that no test uses. If their tests were renamed, type:
          git mv __Snapshots__/T/F/old.dark.png __Snapshots__/T/F/b.dark.png
          git mv __Snapshots__/T/F/old.png __Snapshots__/T/F/new.png

        """), "\(result.output)")
    let changes = try #require(report()["pending"] as? [[String: Any]])
    #expect(changes.map { $0["former"] as? String } == ["T/F/old.dark.png", "T/F/old.png", nil])
  }

  @Test func aFailedBuildIsNamedUntilTheNextOneSucceeds() throws {
    try package.addRun([.init(path: "T/F/card.png", verdict: "matched", reference: Data([1]))])
    try package.write("FirstFrame: artifacts\n", to: package.artifacts + "/.firstframe-folder")
    #expect(try package.run("pending").output.contains("These results are from "))
    let build = package.folder + "/.build/debug/Cards.build"
    Thread.sleep(forTimeInterval: 0.05)
    try package.write("", to: build + "/CardView.dia")
    let failed = try package.run("pending")
    #expect(failed.error.hasPrefix("The last build failed, so these results are from before it: "), "\(failed)")
    try package.write("", to: build + "/CardView.swift.o")
    #expect(try package.run("pending").error.isEmpty)
  }

  @Test func theListIsOneJSONObject() throws {
    try addThreeChanges()
    let report = try report()
    let changes = try #require(report["pending"] as? [[String: Any]])
    #expect(changes.map { $0["snapshot"] as? String } == ["T/F/card.png", "T/F/new.png"])
    #expect(changes[0]["actual"] as? String == package.artifacts + "/T/F/card.png/actual.png")
    #expect(changes[0]["reference"] as? String == package.artifacts + "/T/F/card.png/reference.png")
    #expect(changes[0]["kind"] as? String == "changed")
    #expect(changes[0]["box"] as? [Int] == [0, 0, 8, 8])
    #expect(changes[1]["kind"] as? String == "new")
    #expect(changes[1]["reference"] == nil)
    #expect((report["failures"] as? [[String: Any]])?.first?["kind"] as? String == "blank")
    #expect(report["isComplete"] as? Bool == true)
    #expect((report["rejected"] as? [String])?.isEmpty == true)
  }

  @Test func eachChangeHasAShortRecordWithTheCommandThatAcceptsIt() throws {
    try addThreeChanges()
    let changes = try #require(report()["pending"] as? [[String: Any]])
    let record = try #require(changes[0]["record"] as? [String: Any])
    #expect(record["snapshot"] as? String == "T/F/card.png")
    #expect(record["accept"] as? String == "swift run firstframe accept T/F/card.png")
    #expect(record["causes"] as? [String] == [])
    #expect(record["omittedChanges"] as? Int == 0)
    #expect(changes[1]["record"] == nil)
  }

  @Test func nothingIsPendingIfAllTestsPassedAndAllProcessesEndedNormally()
    throws
  {
    let matched = ReviewedPackage.Snapshot(path: "T/F/card.png", verdict: "matched", reference: Data([1]))
    try package.addRun([matched])
    let clean = try package.run("pending")
    #expect(clean.status == 0)
    #expect(clean.output == "No decisions are pending.\n")
    try package.addRun([matched], process: 8, ends: false)
    let unfinished = try package.run("pending")
    #expect(unfinished.status == 3, "\(unfinished)")
    #expect(unfinished.error.contains("did not end normally"), "\(unfinished)")
    try addThreeChanges()
    #expect(try package.run("pending").status == 1)
    #expect(try Program.firstframe.run(["pending"], in: "/").status == 2)
  }

  @Test func knownIssuesAreNotPending() throws {
    var (card, blank) = (try ReviewedPackage.changed("T/F/card.png"), try ReviewedPackage.new("T/F/blank.png"))
    blank.verdict = "blank"
    card.isKnown = true
    blank.isKnown = true
    try package.addRun([card, blank])
    let before = package.files()
    let result = try package.run("pending")
    #expect(result.status == 0, "\(result)")
    #expect(
      result.output == """
        2 known issues:
          T/F/blank.png
          T/F/card.png
        No decisions are pending.

        """, "\(result)")
    #expect(try report()["known"] as? [String] == ["T/F/blank.png", "T/F/card.png"])
    #expect(try package.run("accept", "--all").output == "No decisions are pending.\n")
    let named = try package.run("accept", "card")
    #expect(named.status == 2, "\(named)")
    #expect(named.error.contains("move the assertion out of `withKnownIssue` first"), "\(named)")
    #expect(package.files() == before)
  }

  @Test func acceptedAndRejectedSnapshotsAreNotPendingUntilTheyChangeAgain() throws {
    try addThreeChanges()
    #expect(try package.run("reject", "new").status == 0)
    #expect(try pending() == ["T/F/card.png"])
    #expect(try report()["rejected"] as? [String] == ["T/F/new.png"])
    #expect(try package.run("accept", "card").status == 0)
    #expect(try pending().isEmpty)
    #expect(package.files().keys.sorted() == ["T/F/card.png"])
    // A different picture needs a new decision.
    try package.write(ReviewedPackage.picture(99), to: package.artifacts + "/T/F/new.png/actual.png")
    #expect(try pending() == ["T/F/new.png"])
  }

  @Test func rejectingAnAcceptedChangeRestoresTheReference() throws {
    try addThreeChanges()
    let before = package.files()
    #expect(try package.run("accept", "--all").status == 0)
    #expect(package.files().count == 2)
    let result = try package.run("reject", "card", "new")
    let output = "rejected T/F/card.png\nrejected T/F/new.png\nThe references are unchanged."
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(output))
    #expect(package.files() == before)
    // A rejected change can be accepted by name.
    #expect(try package.run("accept", "--all").output == "No decisions are pending.\n")
    #expect(try package.run("accept", "new").status == 0)
    #expect(package.files().count == 2)
  }

  @Test func aDamagedFileOfDecisionsIsAnErrorThatNamesIt() throws {
    try addThreeChanges()
    try package.write("nonsense", to: package.artifacts + "/review.json")
    let result = try package.run("pending")
    #expect(result.status == 2, "\(result)")
    #expect(result.error.contains("review.json: is not a valid file of decisions; remove it"), "\(result)")
  }

  @Test func outputOtherThanToATerminalHasNoColorsAndNoControlCharacters() throws {
    try package.addRun([ReviewedPackage.changed("T/F/card.png", change: "text 'a\\u001b[31mb'")])
    let result = try package.run("pending", environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    #expect(!result.output.contains("\u{1B}"), "\(result.output)")
    #expect(result.output.contains(#"text 'a\u{1B}[31mb'"#), "\(result.output)")
  }

  @Test func aReviewInTheTerminalFailsIfThereIsNoTerminal() throws {
    try addThreeChanges()
    let result = try package.run("review")
    #expect(result.status == 2, "\(result)")
    #expect(result.error.contains("needs a terminal; use `swift run firstframe review --web`"), "\(result)")
    #expect(try package.run("review", "--port", "80").error.contains("--port is for --web"))
    #expect(try package.run("review", "--web", "--port", "70000").error.contains("--port is 70000"))
  }
}
