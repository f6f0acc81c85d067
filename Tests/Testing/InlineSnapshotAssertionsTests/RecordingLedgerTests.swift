import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameInlineSnapshotAssertions

@Suite struct RecordingLedgerTests {
  private let source = SourceText("one(\ntwo(\nthree(\n")

  private func ledger() throws -> RecordingLedger {
    let build = try #require(BuildIdentity.current)
    var ledger = RecordingLedger(build: build, compiled: source)
    // From bottom to top, so that the second edit is above the first.
    for edit in [SourceEdit(9..<9, with: "\n\n2"), SourceEdit(4..<4, with: "\n1")] {
      ledger.append(edit, resultingIn: try #require(edit.applied(to: ledger.current)))
    }
    return ledger
  }

  @Test func compiledPositionsAreFoundAfterEdits() throws {
    let ledger = try ledger()
    #expect(ledger.current == SourceText("one(\n1\ntwo(\n\n2\nthree(\n"))
    for (line, column, found) in [(1, 4, 3), (2, 4, 10), (3, 6, 20)] {
      #expect(ledger.offset(line: line, column: column) == found)
    }
    #expect(ledger.offset(line: 5, column: 1) == nil)
  }

  @Test func anEarlierSourceIsRecognized() throws {
    let ledger = try ledger()
    let before = try #require(ledger.rewound(to: SourceText("one(\ntwo(\n\n2\nthree(\n")))
    #expect(before.edits.count == 1)
    #expect(before.offset(line: 3, column: 6) == 18)
    #expect(ledger.rewound(to: source)?.edits.isEmpty == true)
    #expect(ledger.rewound(to: ledger.current)?.edits.count == 2)
    #expect(ledger.rewound(to: SourceText("one(\n")) == nil)
  }

  @Test func aLedgerIsStoredInAFile() throws {
    let folder = try TemporaryFolder()
    let store = LedgerStore(artifacts: folder.path)
    #expect(try store.ledger(of: "/a/b.swift") == nil)
    try store.write(ledger(), of: "/a/b.swift")
    let read = try #require(try store.ledger(of: "/a/b.swift"))
    #expect(try read.edits == ledger().edits)
    #expect(try read.build == ledger().build)
    #expect(try read.current == ledger().current)
    #expect(store.path(of: "/a/b.swift") != store.path(of: "/a-b.swift"))
    try Data("{".utf8).write(to: URL(fileURLWithPath: store.path(of: "/a/b.swift")))
    let error = #expect(throws: InlineSnapshotError.self) { try store.ledger(of: "/a/b.swift") }
    #expect(error?.description.contains("remove that file") == true)
  }
}
