#if InlineSnapshots
import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameInlineSnapshotAssertions

/// Refused recordings do not change the source.
@Suite struct RecordingRefusalTests {
  private static let plain = "func test() {\n  assertInlineSnapshot‹(of: x, as: .lines)\n}\n"

  private func expect(
    _ error: InlineSnapshotError, recordingInto source: TestSource, call: CompiledCall? = nil,
    build: BuildIdentity? = .current, start: Date = .distantFuture, at location: SourceLocation = #_sourceLocation
  ) throws {
    let before = try source.text
    let recorder = source.recorder(build: build, start: start)
    #expect(throws: error, sourceLocation: location) {
      try recorder.record("new", for: call ?? source.call())
    }
    #expect(try source.text == before, sourceLocation: location)
  }

  @Test(
    arguments: [
      ("assertInlineSnapshot‹(of: x, as: .lines) { \"a \\(b)\" }", "a b"),
      ("assertInlineSnapshot‹(of: x, as: .lines) { \"a\" + \"b\" }", "ab"),
      ("assertInlineSnapshot‹(of: x, as: .lines) { expected }", "a"),
      ("assertInlineSnapshot‹(of: x, as: .lines) { let a = \"a\"; return a }", "a"),
      ("assertInlineSnapshot‹(of: x, as: .lines, matches: expected)", "a"),
      ("assertInlineSnapshot‹(of: x, as: .lines, matches: flag ? nil : { \"a\" })", nil),
    ] as [(String, String?)])
  func anExpressionThatIsNotALiteral(call: String, snapshot: String?) throws {
    let source = try TestSource("func test() {\n  \(call)\n}\n")
    try expect(.noLiteral, recordingInto: source, call: source.call(snapshot: snapshot))
  }

  @Test func anotherCallAtThePosition() throws {
    let source = try TestSource("func test() {\n  assertSnapshot‹(of: x, as: .lines)\n}\n")
    try expect(
      .otherCallee(found: "assertSnapshot", expected: "assertInlineSnapshot"), recordingInto: source)
  }

  @Test(arguments: [
    "func test() {\n  let a =‹ (1, 2)\n}\n", "func test() {\n  // assertInlineSnapshot‹(of: x)\n}\n",
    "func test() {\n  \"assertInlineSnapshot‹(of: x)\"\n}\n", "func test() ‹{\n}\n", "func test‹() {}",
    "func test() {\n  assertInlineSnapshot‹ (of: x)\n}\n", "func test() {\n  assertInlineSnapshot‹(of: x, as",
  ])
  func noCallAtThePosition(text: String) throws {
    try expect(.noCall, recordingInto: TestSource(text))
  }

  @Test func noSuchPosition() throws {
    let source = try TestSource(Self.plain)
    for (line, column) in [(9, 1), (2, 99), (0, 0)] {
      let call = CompiledCall(
        filePath: source.path, line: line, column: column, test: "test", callee: "assertInlineSnapshot",
        snapshot: nil)
      try expect(.noCall, recordingInto: source, call: call)
    }
  }

  @Test(
    arguments: [
      ("assertInlineSnapshot‹(of: x, as: .lines) { \"mine\" }", nil),
      ("assertInlineSnapshot‹(of: x, as: .lines) { \"mine\" }", "theirs"),
      ("assertInlineSnapshot‹(of: x, as: .lines)", "theirs"),
      ("assertInlineSnapshot‹(of: x, as: .lines) { \"é\" }", "e\u{301}"),
    ] as [(String, String?)])
  func aSnapshotThatDiffersFromTheCompiledOne(call: String, snapshot: String?) throws {
    let source = try TestSource("func test() {\n  \(call)\n}\n")
    try expect(.otherSnapshot, recordingInto: source, call: source.call(snapshot: snapshot))
  }

  @Test func theSameCallInAnotherTest() throws {
    let source = try TestSource(
      "func other() {\n  assertInlineSnapshot‹(of: x, as: .lines)\n}\nfunc test() {}\n")
    try expect(.otherFunction(found: "other", expected: "test"), recordingInto: source)
  }

  @Test func aSourceWrittenWhileTheTestsRan() throws {
    try expect(.edited, recordingInto: TestSource(Self.plain), start: .distantPast)
  }

  @Test func aSourceWrittenSinceThisBuildRecorded() throws {
    let source = try TestSource(Self.plain + Self.plain.replacing("test", with: "other"))
    try source.recorder().record("1", for: source.call())
    try source.folder.write("// mine\n" + source.text, to: "Tests/CardTests.swift")
    try expect(.edited, recordingInto: source, call: source.call(1, test: "other"))
  }

  @Test func aValueThatDiffersFromTheRecordedOne() throws {
    let source = try TestSource(Self.plain)
    try source.recorder().record("old", for: source.call())
    try expect(.conflictingRecording, recordingInto: source)
    try source.recorder().record("old", for: source.call())
  }

  @Test func anUnknownBuild() throws {
    try expect(.unknownBuild, recordingInto: TestSource(Self.plain), build: nil)
  }

  @Test func aReadOnlySource() throws {
    let source = try TestSource(Self.plain)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: source.path)
    try expect(.isReadOnly, recordingInto: source)
  }

  @Test func aLink() throws {
    let source = try TestSource(Self.plain)
    let target = try source.folder.write(source.text, to: "Elsewhere.swift")
    try FileManager.default.removeItem(atPath: source.path)
    try FileManager.default.createSymbolicLink(atPath: source.path, withDestinationPath: target)
    try expect(.isLink, recordingInto: source)
    #expect(try source.folder.text(of: "Elsewhere.swift") == source.text)
  }

  @Test func noSource() throws {
    let source = try TestSource(Self.plain)
    try FileManager.default.removeItem(atPath: source.folder.path + "/Tests")
    #expect(throws: InlineSnapshotError.noSource) { try source.recorder().record("new", for: source.call()) }
    #expect(try source.folder.files(in: "") == [])
  }

  @Test func aFolderAndInvalidText() throws {
    let source = try TestSource(Self.plain)
    try Data([0x66, 0xFF, 0x28]).write(to: URL(fileURLWithPath: source.path))
    try expect(.notRead(reason: "its 3 bytes are not text in UTF-8"), recordingInto: source)
    try FileManager.default.removeItem(atPath: source.path)
    try FileManager.default.createDirectory(atPath: source.path, withIntermediateDirectories: true)
    #expect(throws: InlineSnapshotError.notRead(reason: "it is not a regular file")) {
      try source.recorder().record("new", for: source.call())
    }
  }

  @Test func permissionsAreKeptAndNoFilesRemain() throws {
    let source = try TestSource(Self.plain)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: source.path)
    try source.folder.write("half a file", to: "Tests/.writing-\(UUID().uuidString)")
    try source.recorder().record("new", for: source.call())
    let attributes = try FileManager.default.attributesOfItem(atPath: source.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try source.folder.files(in: "Tests") == ["CardTests.swift"])
  }
}
#endif
