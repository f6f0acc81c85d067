import Foundation

/// Writes snapshots into the sources of the running tests.
struct SourceRecorder: Sendable {
  let ledgers: LedgerStore
  /// The build that the compiled positions belong to.
  let build: BuildIdentity?
  /// The earliest known time at which the tests were running.
  let start: Date

  /// The time of the first inline snapshot of this process.
  static let processStart = Date()

  /// Writes a text into the source as the snapshot of a call.
  func record(_ text: String, for call: CompiledCall) throws(InlineSnapshotError) {
    // Before locking, because without a source there may be no folder.
    _ = try SourceFile(path: call.filePath)
    try SourceFile.withLockedFolder(of: call.filePath) { () throws(InlineSnapshotError) in
      let file = try SourceFile(path: call.filePath)
      let source = try file.read()
      let ledger = try ledger(of: file, holding: source)
      guard let edit = try edit(holding: text, for: call, in: source, ledger: ledger) else { return }
      try apply(edit, to: source, in: file, ledger: ledger)
    }
  }

  private func ledger(of file: SourceFile, holding source: SourceText) throws(InlineSnapshotError) -> RecordingLedger {
    guard let build else { throw .unknownBuild }
    if let ledger = try ledgers.ledger(of: file.path), ledger.build == build {
      guard let ledger = ledger.rewound(to: source) else { throw .edited }
      return ledger
    }
    guard file.modification <= start else { throw .edited }
    return RecordingLedger(build: build, compiled: source)
  }

  /// The edit to make; `nil` if the source already has the text.
  private func edit(
    holding text: String, for call: CompiledCall, in source: SourceText, ledger: RecordingLedger
  ) throws(InlineSnapshotError) -> SourceEdit? {
    guard let offset = ledger.offset(line: call.line, column: call.column),
      let found = try CallParser.call(in: source, atParenthesis: offset)
    else { throw .noCall }
    try check(found, against: call, in: source)
    guard found.slot != .other else { throw .noLiteral }
    if found.slot.holds(text) { return nil }
    guard found.slot.holds(call.snapshot) else {
      throw ledger.edits.isEmpty ? .otherSnapshot : .conflictingRecording
    }
    guard let edit = found.edit(holding: text, in: source) else { throw .noLiteral }
    return edit
  }

  private func check(
    _ found: SourceCall, against call: CompiledCall, in source: SourceText
  ) throws(InlineSnapshotError) {
    guard found.callee == call.callee else {
      throw .otherCallee(found: found.callee, expected: call.callee)
    }
    // A name that the file does not declare was passed explicitly, and cannot be checked.
    guard found.enclosingNames.contains(call.test) || !CallParser.declares(call.test, in: source) else {
      throw .otherFunction(found: found.enclosingNames.first, expected: call.test)
    }
  }

  /// Writes the ledger first, because it also contains the previous source, in case the process is killed in between.
  private func apply(
    _ edit: SourceEdit, to source: SourceText, in file: SourceFile, ledger: RecordingLedger
  ) throws(InlineSnapshotError) {
    guard let edited = edit.applied(to: source) else { throw .noCall }
    var ledger = ledger
    ledger.append(edit, resultingIn: edited)
    try ledgers.write(ledger, of: file.path)
    try file.write(edited)
  }
}
