import Foundation
import Testing

@testable import FirstFrameSnapshots

/// The files of snapshots with similar names, with similar suites, and with names that are not file names.
@Suite struct NamingOutcomeTests {
  private let package: TemporaryPackage
  private let verifier: SnapshotVerifier

  init() throws {
    package = try TemporaryPackage()
    verifier = package.verifier(["SNAPSHOT_TESTING_RECORD": "all"])
  }

  private func record(
    _ text: String, named name: String? = nil, file: String = "CardViewTests", suite: String? = "CardViewTests",
    line: Int = 1, isParameterized: Bool = false, runningTest: String? = nil
  ) -> Verdict {
    let location = SnapshotLocation(
      fileID: "CardTests/\(file).swift", filePath: "\(package.root)/Tests/CardTests/\(file).swift",
      testName: "card()", suite: suite, line: line, column: 5, runningTest: runningTest)
    return verifier.verify(
      { text }, as: .lines, named: name, at: location, isParameterized: isParameterized, isOnMainActor: false)
  }

  private var files: [String] { package.files(below: "__Snapshots__") }

  // The hashes are 64-bit FNV-1a hashes of the name in UTF-8, folded to 32 bits and computed by another program.
  @Test(arguments: [
    ("../../x", "card.x-174932aa.txt"),
    ("/etc/passwd", "card.etc-passwd-dbe6ae2d.txt"),
    ("🎾", "card.8a084a74.txt"),
    ("dark 🌙", "card.dark-e717e1e7.txt"),
    ("日本語", "card.日本語.txt"),
    ("한국어", "card.한국어.txt"),
  ])
  func aNameBecomesOneFileInTheFolderOfReferences(name: String, file: String) throws {
    #expect(record("text", named: name).kind == .recorded)
    #expect(files == ["CardTests/CardViewTests/" + file])
    #expect(package.files(below: "").count { $0.hasSuffix(".txt") } == 1)
  }

  @Test func aNameOf300CharactersIsCutToFitAFileSystem() throws {
    #expect(record("one", named: String(repeating: "n", count: 300)).kind == .recorded)
    #expect(record("two", named: String(repeating: "n", count: 301), line: 2).kind == .recorded)
    #expect(files.count == 2)
    #expect(files.allSatisfy { ($0 as NSString).lastPathComponent.utf8.count <= 255 })
  }

  @Test func namesThatDifferInCaseAreRefusedAndTheFirstIsKept() throws {
    #expect(record("one", named: "Dark").kind == .recorded)
    #expect(record("two", named: "dark", line: 2).kind == .refused)
    #expect(files == ["CardTests/CardViewTests/card.Dark.txt"])
  }

  @Test func suitesOfOneFileWithATestOfTheSameNameAreRefusedUntilNamed() throws {
    #expect(record("one", suite: "First").kind == .recorded)
    let second = record("two", suite: "Second", line: 2)
    #expect(second.kind == .refused)
    #expect(second.failureMessage?.contains("write 'named:' to give this one a different name") == true)
    #expect(record("two", named: "second", suite: "Second", line: 2).kind == .recorded)
    #expect(files == ["CardTests/CardViewTests/card.second.txt", "CardTests/CardViewTests/card.txt"])
  }

  @Test func anotherTestThatUsesTheSameNamesIsRefused() throws {
    #expect(record("one", runningTest: "first()").kind == .recorded)
    #expect(record("one", runningTest: "first()").kind == .matched)
    // In a detached task, the running test is unknown.
    #expect(record("one").kind == .matched)
    for line in [1, 2] {
      let second = record("one", line: line, runningTest: "second()")
      #expect(second.kind == .refused)
      #expect(second.failureMessage?.contains("has the same reference") == true, "\(second.failureMessage ?? "")")
      #expect(second.failureMessage?.contains("the test first() at") == true, "\(second.failureMessage ?? "")")
    }
  }

  @Test func nestedSuitesAreDistinguishedLikeSuites() throws {
    #expect(record("one", suite: "Outer").kind == .recorded)
    #expect(record("two", suite: "Outer/Inner", line: 2).kind == .refused)
    #expect(record("two", named: "inner", suite: "Outer/Inner", line: 2).kind == .recorded)
  }

  @Test func suitesOfTwoFilesWithATestOfTheSameNameHaveSeparateFiles() throws {
    #expect(record("one", file: "FirstTests", suite: "First").kind == .recorded)
    #expect(record("two", file: "SecondTests", suite: "Second").kind == .recorded)
    #expect(files == ["CardTests/FirstTests/card.txt", "CardTests/SecondTests/card.txt"])
  }

  @Test func aParameterizedTestIsRefusedUntilNamed() throws {
    #expect(record("one", isParameterized: true).kind == .refused)
    #expect(files == [])
    for argument in ["one", "two"] {
      #expect(record(argument, named: argument, isParameterized: true).kind == .recorded)
    }
    #expect(files == ["CardTests/CardViewTests/card.one.txt", "CardTests/CardViewTests/card.two.txt"])
  }

  @Test func aSecondSnapshotWithoutANameIsRefused() throws {
    #expect(record("one").kind == .recorded)
    #expect(record("one", line: 2).kind == .refused)
    #expect(try package.data(at: "__Snapshots__/CardTests/CardViewTests/card.txt") == Data("one".utf8))
  }
}
