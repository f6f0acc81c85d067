import FirstFrameSnapshots
import Foundation
import Testing

/// Processes with standard streams that are closed or full, that are forked, or that end without a word.
@Suite struct SurroundingsProcessTests {
  private let folder: ProcessFolder

  init() throws {
    folder = try ProcessFolder()
  }

  private func setReference(of test: String) throws {
    let path = folder.references + "/misbehaving_tests/SurroundingsTests/\(test).txt"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data("reference".utf8).write(to: URL(fileURLWithPath: path))
  }

  /// The redirections of a shell. With a closed stream, the next file that is opened would become that stream.
  @Test(arguments: ["2>&-", "2>/dev/full", ">&- 2>&- <&-", ">&-", "2> >(exec <&-; sleep 0.3)"])
  func aFailureIsInTheJournal(redirection: String) throws {
    try setReference(of: "fails")
    let (status, _) = try MisbehavingProcess(
      ["SurroundingsTests/fails"], of: .swiftTesting, in: folder, redirectedBy: redirection
    ).wait()
    #expect(status == 1)
    let journals = try folder.journals()
    let verdicts = journals.flatMap(\.lines).compactMap { line in
      if case .verdict(let entry) = line { entry.verdict } else { nil }
    }
    #expect(verdicts == [.mismatched])
    #expect(folder.files(below: folder.references) == ["misbehaving_tests/SurroundingsTests/fails.txt"])
    let actual = folder.artifacts + "/misbehaving_tests/SurroundingsTests/fails.txt/actual.txt"
    #expect(FileManager.default.contents(atPath: actual) == Data("actual".utf8))
  }

  @Test func aProcessThatEndsItselfIsNotComplete() throws {
    try setReference(of: "endsTheProcess")
    let (status, _) = try MisbehavingProcess(
      ["SurroundingsTests/endsTheProcess"], of: .swiftTesting, in: folder
    ).wait()
    #expect(status == 0)
    #expect(try folder.journals().allSatisfy { !$0.isComplete })
  }

  @Test func anAssertionInAForkedProcessFailsTheRunAndWritesNothing() throws {
    try setReference(of: "forks.parent")
    try setReference(of: "forks.child")
    let (status, output) = try MisbehavingProcess(
      ["SurroundingsTests/forks"], of: .swiftTesting, in: folder
    ).wait()
    #expect(status == 1, "\(output)")
    #expect(output.contains("a process that a test forked asserted a snapshot"), "\(output)")
    let journals = try folder.journals()
    #expect(journals.count == 1)
    #expect(journals.allSatisfy { $0.isComplete })
    let matched = journals.flatMap(\.lines).compactMap { line in
      if case .matched(let snapshot) = line { snapshot } else { nil }
    }
    #expect(matched == ["misbehaving_tests/SurroundingsTests/forks.parent.txt"])
  }
}
