import Foundation
import Synchronization
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

  /// A test may be repeated on several threads at a time, and the processes of several runs share their references.
  @Test func aValueThatIsVerifiedAtTheSameTimeByThreadsAndProcessesIsRecorded() throws {
    let path = "__Snapshots__/CardTests/CardViewTests/testCard.txt"
    for round in 0..<60 {
      try package.write("old", to: path)
      let verifiers = (0..<2).map { _ in package.verifier(["SNAPSHOT_TESTING_RECORD": "failed"]) }
      let kinds = Mutex<[Verdict.Kind]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        let verdict = verifiers[index % 2].verify(
          { "new" }, as: .lines, at: package.location(), isOnMainActor: false)
        kinds.withLock { $0.append(verdict.kind) }
      }
      let found = kinds.withLock { $0 }
      #expect(found.allSatisfy { $0 == .recorded || $0 == .matched }, "\(round): \(found)")
      #expect(found.contains(.recorded), "\(round): \(found)")
      #expect(try package.data(at: path) == Data("new".utf8))
    }
  }

  /// The reference that is read after a conflict decides whether both values are the same.
  @Test func anotherProcessMayRecordTheSameValueMeanwhile() {
    let (one, two) = (Data("one".utf8), Data("two".utf8))
    typealias Outcome = SnapshotRegistry.Outcome
    let cases: [(earlier: Outcome, later: Outcome, reference: Data?, isAllowed: Bool)] = [
      (.differs(one), .matchesReference, one, true), (.matchesReference, .differs(one), one, true),
      (.differs(one), .matchesReference, two, false), (.matchesReference, .differs(one), two, false),
      (.differs(one), .matchesReference, nil, false),
      (.recorded(one), .matchesReference, nil, true), (.recorded(one), .differs(one), nil, true),
      (.recorded(one), .differs(two), nil, false), (.differs(one), .differs(two), nil, false),
    ]
    for (earlier, later, reference, isAllowed) in cases {
      #expect(later.canFollow(earlier, reference: reference) == isAllowed, "\(later) after \(earlier)")
    }
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

  /// The message advises to add a name if the assertion has none, and to change the name if it has one.
  @Test func adviceFollowsFromWhetherThereIsAName() {
    let first = package.location(test: "testCard()", line: 1)
    let advice: [(NamingError, String)] = [
      (.pathTaken(path: "a.png", isNamed: true, first: first), "write another 'named:' here"),
      (.pathTaken(path: "a.png", isNamed: false, first: first), "write 'named:' to give this one a different name"),
      (.anotherValue(path: "a.png", isNamed: true), "write a 'named:' that differs from one value"),
      (.anotherValue(path: "a.png", isNamed: false), "write 'named:' with a text that differs from one value"),
    ]
    for (error, text) in advice { #expect(error.description.contains(text), "\(error)") }
    let verifier = package.verifier(["SNAPSHOT_TESTING_RECORD": "all"])
    #expect(error(verifier, "one", named: "a") == nil)
    #expect(error(verifier, "two", named: "a") == .anotherValue(path: path(named: "a"), isNamed: true))
    #expect(error(verifier, "one") == nil)
    #expect(error(verifier, "two") == .anotherValue(path: path(named: nil), isNamed: false))
  }

  private func path(named name: String?) -> String {
    "\(package.references)/\(SnapshotName(location: package.location(), name: name, pathExtension: "txt").path)"
  }
}
