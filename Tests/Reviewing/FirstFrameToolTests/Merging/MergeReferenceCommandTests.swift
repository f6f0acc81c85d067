import FirstFrameProgramTesting
import FirstFrameSnapshots
import Foundation
import Testing

struct MergeReferenceCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs the driver on three versions of a text, and returns its result with the new contents of our version.
  private func merge(base: Data, ours: Data, theirs: Data) throws -> (result: Program.Result, file: Data) {
    for (name, data) in [("base", base), ("ours", ours), ("theirs", theirs)] {
      try data.write(to: URL(fileURLWithPath: folder.path(name)))
    }
    let result = try Program.firstframe.run(["merge-reference", "base", "ours", "theirs", "T/a.txt"], in: folder.path)
    return (result, try Data(contentsOf: URL(fileURLWithPath: folder.path("ours"))))
  }

  @Test func oneChangedSideIsTheResult() throws {
    let (result, file) = try merge(base: Data("a".utf8), ours: Data("a".utf8), theirs: Data("b".utf8))
    #expect(result.status == 0, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.error.isEmpty, "\(result)")
    #expect(file == Data("b".utf8))
  }

  /// A rebase of two commits, of which the first one was committed without a decision.
  @Test func aCommittedUnmergedReferenceStaysUnmergedWithTheNewestVersions() throws {
    let first = UnmergedReference(base: Data("a".utf8), ours: Data("b".utf8), theirs: Data("c".utf8))
    let (result, file) = try merge(base: Data("c".utf8), ours: first.file, theirs: Data("d".utf8))
    #expect(result.status == 1, "\(result)")
    #expect(
      UnmergedReference(file: file)
        == UnmergedReference(base: Data("c".utf8), ours: Data("b".utf8), theirs: Data("d".utf8)))
    // The decision of one side is the result.
    let (decided, decision) = try merge(base: first.file, ours: first.file, theirs: Data("d".utf8))
    #expect(decided.status == 0)
    #expect(decision == Data("d".utf8))
  }

  @Test func aFileThatCannotBeReadIsAnErrorWhichGitTakesForAConflict() throws {
    let result = try Program.firstframe.run(["merge-reference", "a", "b", "c", "T/a.txt"], in: folder.path)
    #expect(result.status == 2, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.error == "Error: a: cannot be read: no such file or directory; the reference stays in conflict\n")
  }

  @Test func onlyGitCallsIt() throws {
    let help = try Program.firstframe.run(["--help"]).output
    #expect(help.contains("  merge "), "\(help)")
    #expect(!help.contains("merge-reference"), "\(help)")
  }
}
