import Foundation
import Testing

/// What real processes leave, from their failure to an accepted reference.
@Suite("from a failing run to an accepted reference") struct RealRunTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
  }

  /// Runs one of the misbehaving tests, as `swift test` would.
  private func test(_ name: String) throws -> Tool.Result {
    try Tool.run(
      "misbehaving-tests", ["--testing-library", "swift-testing", "--filter", name], in: package.folder,
      environment: [
        "SNAPSHOT_REFERENCE_DIR": package.references, "SNAPSHOT_ARTIFACTS": package.artifacts,
        // A crash is meant here, and its backtrace takes longer than all the rest.
        "SWIFT_BACKTRACE": "enable=no",
      ])
  }

  private func firstframe(_ arguments: String...) throws -> Tool.Result {
    try Tool.run(arguments, in: package.folder)
  }

  @Test("what the failure says to type accepts it") func threeCommands() throws {
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
    #expect(try firstframe("pending").output == "Nothing waits for a decision.\n")
  }

  @Test("a change is rejected, and accepted after all") func changed() throws {
    let snapshot = "misbehaving_tests/HiddenFailureTests/inItsTest.txt"
    try package.write("reference", to: package.references + "/" + snapshot)
    #expect(try test("HiddenFailureTests/inItsTest").status != 0)
    #expect(try firstframe("reject", "inItsTest").status == 0)
    // The same again is the same question, which has its answer.
    #expect(try test("HiddenFailureTests/inItsTest").status != 0)
    #expect(try firstframe("pending").status == 0)
    #expect(try firstframe("accept", "inItsTest").status == 0)
    #expect(try test("HiddenFailureTests/inItsTest").status == 0)
  }

  @Test("after a crash, what it left can be accepted, and nothing is pruned") func crash() throws {
    try package.write("reference", to: package.references + "/misbehaving_tests/HiddenFailureTests/crash.txt")
    try package.write("unused", to: package.references + "/misbehaving_tests/Gone/gone.txt")
    #expect(try test("HiddenFailureTests/crash").status != 0)
    let pending = try firstframe("pending")
    #expect(pending.status == 1 && pending.error.contains("did not end in order"), "\(pending)")
    #expect(try firstframe("prune").status == 3)
    #expect(try firstframe("accept", "--all").status == 0)
    #expect(try firstframe("pending").status == 3)
    #expect(package.reference("misbehaving_tests/Gone/gone.txt") == Data("unused".utf8))
  }
}
