import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite struct SnapshotRegistryTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private func error(
    _ verifier: SnapshotVerifier, _ text: String, named name: String? = nil, line: Int = 1,
    test: String = "testCard()", isParameterized: Bool = false
  ) -> NamingError? {
    let verdict = verifier.verify(
      { text }, as: .lines, named: name, at: package.location(test: test, line: line),
      isParameterized: isParameterized, isOnMainActor: false)
    guard case .naming(let error)? = verdict.error else { return nil }
    return error
  }

  @Test func aSecondUnnamedSnapshotOfATestIsAnError() {
    let verifier = package.verifier()
    #expect(error(verifier, "one", line: 1) == nil)
    let second = error(verifier, "one", line: 2)
    #expect(second?.description.contains("write 'named:' to give this one a different name") == true)
    #expect(second?.description.contains("CardTests/CardViewTests.swift:1") == true)
  }

  @Test func namesDistinguishSnapshotsOfATest() {
    let verifier = package.verifier()
    #expect(error(verifier, "one", line: 1) == nil)
    #expect(error(verifier, "two", named: "two", line: 2) == nil)
    #expect(error(verifier, "three", named: "two", line: 3)?.description.contains("another 'named:'") == true)
  }

  @Test func aRepeatedTestIsNotAnError() throws {
    try package.write("one", to: "__Snapshots__/CardTests/CardViewTests/testCard.txt")
    let verifier = package.verifier()
    #expect(error(verifier, "one") == nil)
    #expect(error(verifier, "one") == nil)
    let failing = package.verifier()
    #expect(error(failing, "other") == nil)
    #expect(error(failing, "other") == nil)
  }

  @Test func aLoopWithoutNamesRecordsOnlyTheFirstValue() throws {
    let verifier = package.verifier(["SNAPSHOT_TESTING_RECORD": "all"])
    #expect(error(verifier, "one") == nil)
    #expect(error(verifier, "two")?.description.contains("another value") == true)
    #expect(try package.data(at: "__Snapshots__/CardTests/CardViewTests/testCard.txt") == Data("one".utf8))
    #expect(error(verifier, "one") == nil)
  }

  @Test func namesThatDifferInCaseOnlyAreAnError() {
    let verifier = package.verifier()
    #expect(error(verifier, "one", named: "Dark", line: 1) == nil)
    #expect(error(verifier, "one", named: "dark", line: 2)?.description.contains("only in case") == true)
  }

  @Test func aParameterizedTestNeedsANameThatIsNotEmpty() {
    let verifier = package.verifier()
    #expect(error(verifier, "one", isParameterized: true) == .parameterizedTestWithoutName)
    #expect(error(verifier, "one", named: "1", isParameterized: true) == nil)
    #expect(error(verifier, "one", named: "") == .emptyName)
  }

  @Test func aTestOutsideAPackageNeedsAFolder() {
    let location = SnapshotLocation(
      fileID: "A/B.swift", filePath: "/nowhere/A/B.swift", testName: "test()", line: 1, column: 1)
    let verdict = package.verifier().verify({ "one" }, as: .lines, at: location, isOnMainActor: false)
    #expect(verdict.failureMessage?.contains("SNAPSHOT_REFERENCE_DIR") == true)
  }
}
