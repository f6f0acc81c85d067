package import FirstFrameSnapshots
import Foundation

/// A reference in the call of its assertion.
struct InlineReference: ReferenceStorage {
  let call: CompiledCall
  let recorder: SourceRecorder

  func read(_ name: SnapshotName) throws(SnapshotStoreError) -> Data? {
    call.snapshot.map { Data($0.utf8) }
  }

  func write(_ data: Data, for name: SnapshotName) throws(SnapshotStoreError) {
    do {
      try recorder.record(String(decoding: data, as: UTF8.self), for: call)
    } catch {
      throw .notWritten(path: "\(call.filePath):\(call.line):\(call.column)", reason: "\(error)")
    }
  }
}

extension SnapshotVerifier {
  /// Verifies a value against the text in the assertion. Verdicts other than passes are written to the journal.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: The strategy that turns it into a text.
  ///   - snapshot: The text; `nil` if there is none yet.
  ///   - callee: The name of the function called at the location, with or without argument labels.
  ///   - record: The recording mode; `nil` for the mode of the current task.
  ///   - location: The location of the call, with the line and column of its opening parenthesis.
  ///   - isOnMainActor: Whether the caller is on the main actor, as determined by `MainActorContext`.
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
