#if InlineSnapshots
import FirstFrameProgramTesting
import Foundation
import SwiftParser
import Testing

@testable import FirstFrameInlineSnapshotAssertions

/// Recording into sources that this build or another one has recorded into before, also after interruptions.
@Suite struct RecordingHistoryTests {
  private static let calls =
    "func test() {\n  assertInlineSnapshot‹(of: x, as: .lines)\n  assertInlineSnapshot‹(of: y, as: .lines)\n}\n"

  private let source: TestSource

  init() throws {
    source = try TestSource(Self.calls)
  }

  private func expectValues(_ expected: [String], at location: Testing.SourceLocation = #_sourceLocation) throws {
    let values = try SourceRecorderTests.literals(in: source.text).compactMap(\.representedLiteralValue)
    #expect(values == expected, sourceLocation: location)
  }

  @Test func theNextBuildHasNewPositions() throws {
    try source.recorder().record("one", for: source.call(0))
    // In a new build, the second call is after the four recorded lines.
    let old = source.call(1)
    let moved = CompiledCall(
      filePath: old.filePath, line: old.line + 4, column: old.column, test: old.test, callee: old.callee,
      snapshot: nil)
    try source.recorder(build: TestSource.otherBuild).record("two", for: moved)
    try expectValues(["one", "two"])
  }

  @Test func aProcessMayEndBetweenWritingLedgerAndSource() throws {
    let before = try source.text
    try source.recorder().record("one", for: source.call(0))
    // Restore the source, as if the process had ended before it replaced it.
    try source.folder.write(before, to: "Tests/CardTests.swift")
    try source.recorder().record("two", for: source.call(1))
    try source.recorder().record("1", for: source.call(0))
    try expectValues(["1", "two"])
  }

  @Test func aRestoredSourceIsRecordedAgain() throws {
    let before = try source.text
    try source.recorder().record("one", for: source.call(0))
    try source.recorder().record("two", for: source.call(1))
    try source.folder.write(before, to: "Tests/CardTests.swift")
    try source.recorder().record("2", for: source.call(1))
    try expectValues(["2"])
  }

  @Test func withoutALedgerNothingIsRecorded() throws {
    try source.folder.write("a file where the folder should be", to: "artifacts")
    let before = try source.text
    let error = #expect(throws: InlineSnapshotError.self) {
      try source.recorder().record("one", for: source.call(0))
    }
    #expect(error?.description.contains("not a directory") == true)
    #expect(try source.text == before)
  }

  @Test func theSourceIsReplacedByRenaming() throws {
    let before = try source.text
    let reader = try #require(FileHandle(forReadingAtPath: source.path))
    try source.recorder().record("one", for: source.call(0))
    // Open handles of the old file still have its contents, since the new one is another file.
    #expect(try reader.readToEnd() == Data(before.utf8))
    try expectValues(["one"])
  }
}
#endif
