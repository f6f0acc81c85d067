import FirstFrameProgramTesting
import Foundation
import Testing

/// Reviews the artifacts of real test processes, from a failure to an accepted reference.
struct RealRunTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
  }

  /// Runs one of the misbehaving tests as `swift test` does.
  private func test(_ name: String) throws -> Program.Result {
    try Program.misbehavingTests.run(
      ["--testing-library", "swift-testing", "--filter", name], in: package.folder,
      environment: [
        "SNAPSHOT_REFERENCE_DIR": package.references, "SNAPSHOT_ARTIFACTS": package.artifacts,
        // The crash is intended, and its backtrace would be slow.
        "SWIFT_BACKTRACE": "enable=no",
      ])
  }

  private func firstframe(_ arguments: String...) throws -> Program.Result {
    try Program.firstframe.run(arguments, in: package.folder)
  }

  @Test func theCommandInTheFailuresMessageAcceptsTheChange() throws {
    let failing = try test("ModeTests/text\\(")
    #expect(failing.status != 0)
    let output = failing.output + failing.error
    let match = try #require(output.firstMatch(of: #/swift run firstframe accept '([^']*)'/#))
    #expect(match.1 == "misbehaving_tests/ModeTests/text.txt")
    #expect(try firstframe("pending").status == 1)
    #expect(try firstframe("accept", String(match.1)).status == 0)
    #expect(package.reference("misbehaving_tests/ModeTests/text.txt") == Data("actual".utf8))
    #expect(try firstframe("pending").status == 0)
    #expect(try test("ModeTests/text\\(").status == 0)
    #expect(try firstframe("pending").output.hasPrefix("No decisions are pending.\nThese results are from "))
  }

  @Test func aRejectedChangeCanBeAccepted() throws {
    let snapshot = "misbehaving_tests/HiddenFailureTests/inItsTest.txt"
    try package.write("reference", to: package.references + "/" + snapshot)
    #expect(try test("HiddenFailureTests/inItsTest").status != 0)
    #expect(try firstframe("reject", "inItsTest").status == 0)
    // The same change is still rejected.
    #expect(try test("HiddenFailureTests/inItsTest").status != 0)
    #expect(try firstframe("pending").status == 0)
    #expect(try firstframe("accept", "inItsTest").status == 0)
    #expect(try test("HiddenFailureTests/inItsTest").status == 0)
  }

  @Test func afterACrashChangesCanBeAcceptedAndNothingIsPruned() throws {
    try package.write("reference", to: package.references + "/misbehaving_tests/HiddenFailureTests/crash.txt")
    try package.write("unused", to: package.references + "/misbehaving_tests/Gone/gone.txt")
    #expect(try test("HiddenFailureTests/crash").status != 0)
    let pending = try firstframe("pending")
    #expect(pending.status == 1, "\(pending)")
    #expect(pending.error.contains("did not end normally"), "\(pending)")
    #expect(try firstframe("prune").status == 3)
    #expect(try firstframe("accept", "--all").status == 0)
    #expect(try firstframe("pending").status == 3)
    #expect(package.reference("misbehaving_tests/Gone/gone.txt") == Data("unused".utf8))
  }
}

/// Late changes in the reports of real test processes, with both test frameworks.
struct LateRunTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
  }

  private func run(_ arguments: [String]) throws -> Program.Result {
    try Program.misbehavingTests.run(
      arguments, in: package.folder,
      environment: ["SNAPSHOT_REFERENCE_DIR": package.references, "SNAPSHOT_ARTIFACTS": package.artifacts])
  }

  private func swiftTesting(_ test: String) throws -> Program.Result {
    try run(["--testing-library", "swift-testing", "--filter", "LateTests/\(test)"])
  }

  private func xcTest(_ test: String) throws -> Program.Result {
    try run(["misbehaving_tests.LateOldTests/\(test)"])
  }

  private func file(_ name: String) throws -> String {
    try String(contentsOfFile: package.artifacts + "/" + name, encoding: .utf8)
  }

  private let change = "`oddsLabel` was empty in the first frame and showed '1.85' one main-queue turn later"

  /// Expects one late item in each of the four files.
  private func expectLate(_ result: Program.Result, in test: String) throws {
    #expect(result.status == 1, "\(result)")
    #expect(result.error.contains("1 late. To look at them: \(package.artifacts)/index.html"), "\(result.error)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try file("report.json").utf8)) as? [String: Any])
    let counts = try #require(json["counts"] as? [String: Int])
    #expect(counts.filter { $0.value > 0 } == ["late": 1])
    let items = try #require(json["items"] as? [[String: Any]])
    #expect(items.count == 1)
    #expect(items[0]["kind"] as? String == "late")
    #expect(items[0]["change"] as? String == change)
    #expect(items[0]["test"] as? String == test)
    #expect((items[0]["message"] as? String)?.contains(change + ": render `currentDisplayState`") == true)
    #expect(try file("summary.md").contains("| late | 1 |"))
    #expect(try file("summary.md").contains("- late: ` misbehaving_tests/"))
    #expect(try file("summary.md").contains("`` \(change) ``"))
    #expect(try file("junit.xml").contains(#"<property name="late" value="1"/>"#))
    #expect(
      try file("junit.xml").contains(#"<failure type="late" message="assertFirstFrame of LateCard: 1 finding.">"#))
    #expect(try file("index.html").contains("<title>Snapshots: 1 late</title>"))
    #expect(try file("index.html").contains(change))
    let pending = try package.run("pending")
    #expect(pending.status == 1, "\(pending)")
    #expect(pending.output.contains("state arrived after the first frame"), "\(pending)")
  }

  @Test func withAnAwaitingAssertion() throws {
    try expectLate(try swiftTesting("awaited"), in: "awaited")
  }

  /// The change occurs after the end of the test, shortly before the process ends.
  @Test func withASynchronousAssertion() throws {
    try expectLate(try swiftTesting("synchronous"), in: "synchronous")
  }

  @Test func withAnAwaitingAssertionInXCTest() throws {
    try expectLate(try xcTest("testAwaited"), in: "testAwaited")
  }

  @Test func withASynchronousAssertionInXCTest() throws {
    try expectLate(try xcTest("testSynchronous"), in: "testSynchronous")
  }

  @Test func aBlankFrameThatChangesLaterIsReportedAsLate() throws {
    _ = try swiftTesting("blankAtFirst")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try file("report.json").utf8)) as? [String: Any])
    let items = try #require(json["items"] as? [[String: Any]])
    try #require(items.count == 1)
    #expect(items[0]["kind"] as? String == "late")
    let message = try #require(items[0]["message"] as? String)
    #expect(message.contains("the first frame is blank"))
    #expect(message.contains(change))
  }
}
