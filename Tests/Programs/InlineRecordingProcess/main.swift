// Verifies inline snapshots, and records missing references, as one of several processes of a run. Tests start and kill
// it.
//
// usage: InlineRecordingProcess SOURCE TEST (LINE COLUMN TEXT)...
//
// TEXT is the value of the snapshot at LINE and COLUMN of the file SOURCE. Prints the kind of each verdict on a line of
// its own.

import FirstFrameInlineSnapshotAssertions
import FirstFrameSnapshots
import Foundation

/// Prints a line without buffering, in case the process is killed.
func printLine(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

var arguments = CommandLine.arguments.dropFirst()
guard let source = arguments.popFirst(), let test = arguments.popFirst() else { exit(2) }
while let line = arguments.popFirst().flatMap({ Int($0) }), let column = arguments.popFirst().flatMap({ Int($0) }),
  let text = arguments.popFirst()
{
  let location = SnapshotLocation(
    fileID: "CardTests/CardTests.swift", filePath: source, testName: test, line: line, column: column)
  let verdict = SnapshotVerifier().verify(
    { text }, as: .lines, matching: nil, callee: "assertInlineSnapshot", at: location, isOnMainActor: false)
  printLine(verdict.kind.rawValue)
  if verdict.kind == .failed { printLine(verdict.failureMessage ?? "") }
}
