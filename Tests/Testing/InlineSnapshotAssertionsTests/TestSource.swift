import FirstFrameProgramTesting
import Foundation

@testable import FirstFrameInlineSnapshotAssertions

/// A source file in a temporary folder that represents the source of compiled tests.
struct TestSource {
  let folder: TemporaryFolder
  let path: String
  /// The lines and columns of the marked calls.
  private let positions: [(line: Int, column: Int)]

  /// Writes a source, without the `‹` that marks the opening parenthesis of each call.
  init(_ marked: String) throws {
    folder = try TemporaryFolder()
    path = try folder.write(marked.replacingMarks, to: "Tests/CardTests.swift")
    positions = marked.positions
    // Sources are older than the tests built from them.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: path)
  }

  var text: String {
    get throws { try folder.text(of: "Tests/CardTests.swift") }
  }

  func call(
    _ index: Int = 0, test: String = "test", callee: String = "assertInlineSnapshot", snapshot: String? = nil
  ) -> CompiledCall {
    CompiledCall(
      filePath: path, line: positions[index].line, column: positions[index].column, test: test, callee: callee,
      snapshot: snapshot)
  }

  /// Returns a recorder, by default of a process of this build.
  func recorder(build: BuildIdentity? = .current, start: Date = .distantFuture) -> SourceRecorder {
    SourceRecorder(ledgers: LedgerStore(artifacts: folder.path + "/artifacts"), build: build, start: start)
  }

  /// A build other than the running one.
  static var otherBuild: BuildIdentity? { BuildIdentity(file: "/") }
}

extension String {
  fileprivate static let mark = "‹"

  fileprivate var replacingMarks: String {
    replacingOccurrences(of: Self.mark, with: "")
  }

  fileprivate var positions: [(line: Int, column: Int)] {
    let pieces = components(separatedBy: Self.mark).dropLast()
    return pieces.indices.map { index in
      let before = pieces[...index].joined()
      let lines = Array(before.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return (lines.count, (lines.last?.count ?? 0) + 1)
    }
  }
}
