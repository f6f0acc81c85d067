import Foundation
import Testing

/// What a component whose state comes late leaves in the files of the report: from real processes, in both frameworks.
@Suite("late first frames in the report of a real run") struct LateRunTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
  }

  private func run(_ arguments: [String]) throws -> Tool.Result {
    try Tool.run(
      "misbehaving-tests", arguments, in: package.folder,
      environment: ["SNAPSHOT_REFERENCE_DIR": package.references, "SNAPSHOT_ARTIFACTS": package.artifacts])
  }

  private func swiftTesting(_ test: String) throws -> Tool.Result {
    try run(["--testing-library", "swift-testing", "--filter", "LateTests/\(test)"])
  }

  private func xcTest(_ test: String) throws -> Tool.Result {
    try run(["misbehaving_tests.LateOldTests/\(test)"])
  }

  private func file(_ name: String) throws -> String {
    try String(contentsOfFile: package.artifacts + "/" + name, encoding: .utf8)
  }

  private let words = "`oddsLabel` was empty in the first frame and showed '1.85' one main-queue turn later"

  /// Expects one item, which is late and says so, in each of the four files.
  private func expectLate(_ result: Tool.Result, in test: String) throws {
    #expect(result.status == 1, "\(result)")
    #expect(result.error.contains("1 late. To look at them: \(package.artifacts)/index.html"), "\(result.error)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try file("report.json").utf8)) as? [String: Any])
    let counts = try #require(json["counts"] as? [String: Int])
    #expect(counts.filter { $0.value > 0 } == ["late": 1])
    let items = try #require(json["items"] as? [[String: Any]])
    #expect(items.count == 1)
    #expect(items[0]["kind"] as? String == "late" && items[0]["change"] as? String == words)
    #expect(items[0]["test"] as? String == test)
    #expect((items[0]["message"] as? String)?.contains(words + ": render `currentDisplayState`") == true)
    #expect(try file("summary.md").contains("| late | 1 |"))
    #expect(try file("summary.md").contains("- late: ` misbehaving_tests/"))
    #expect(try file("summary.md").contains("`` \(words) ``"))
    #expect(try file("junit.xml").contains(#"<property name="late" value="1"/>"#))
    #expect(
      try file("junit.xml").contains(#"<failure type="late" message="assertFirstFrame of LateCard: 1 finding.">"#))
    #expect(try file("index.html").contains("<title>Snapshots: 1 late</title>"))
    #expect(try file("index.html").contains(words))
    let pending = try package.run("pending")
    #expect(pending.status == 1 && pending.output.contains("state arrived after the first frame"), "\(pending)")
  }

  @Test("awaited") func awaited() throws {
    try expectLate(try swiftTesting("awaited"), in: "awaited")
  }

  /// The test is over, and the process about to end, when the evidence is there.
  @Test("after the fact") func synchronous() throws {
    try expectLate(try swiftTesting("synchronous"), in: "synchronous")
  }

  @Test("awaited in XCTest") func awaitedInXCTest() throws {
    try expectLate(try xcTest("testAwaited"), in: "testAwaited")
  }

  @Test("after the fact in XCTest") func synchronousInXCTest() throws {
    try expectLate(try xcTest("testSynchronous"), in: "testSynchronous")
  }

  @Test("what blank frames are is late, once it has come") func blankAndLate() throws {
    _ = try swiftTesting("blankAtFirst")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try file("report.json").utf8)) as? [String: Any])
    let items = try #require(json["items"] as? [[String: Any]])
    #expect(items.count == 1 && items[0]["kind"] as? String == "late")
    let message = try #require(items[0]["message"] as? String)
    #expect(message.contains("the first frame is blank") && message.contains(words))
  }
}
