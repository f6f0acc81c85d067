package import FirstFrameSnapshots

extension SnapshotVerifier {
  /// Verifies a value against the text that the assertion itself holds. A verdict that is not a pass is noted in the
  /// process's journal.
  ///
  /// - Parameters:
  ///   - snapshot: The text; nil where there is none yet.
  ///   - callee: The name of the function that is called at the location, with or without argument labels.
  ///   - record: The mode that the code asks for; nil for that of the current task.
  ///   - location: Where the function is called: its line and column are those of the opening parenthesis.
  ///   - isOnMainActor: Whether the caller is on the main actor, as `MainActorPresence` found.
  package func verify<Value>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, String>, matching snapshot: String?,
    callee: String, record: SnapshotTestingConfiguration.Record? = nil, at location: SnapshotLocation,
    isOnMainActor: Bool
  ) -> Verdict {
    let start = SourceRecorder.processStart
    let call = CompiledCall(
      filePath: location.filePath, line: location.line, column: location.column, test: location.test,
      callee: String(callee.prefix { $0 != "(" }), snapshot: snapshot)
    return verifyInline(
      value, as: strategy, record: record, at: location, isOnMainActor: isOnMainActor
    ) { artifacts in
      InlineReference(
        call: call,
        recorder: SourceRecorder(ledgers: LedgerStore(artifacts: artifacts), build: .current, start: start))
    }
  }
}
