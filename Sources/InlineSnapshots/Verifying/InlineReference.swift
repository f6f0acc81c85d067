import FirstFrameSnapshots
import Foundation

/// The reference of an assertion that holds it itself.
struct InlineReference: ReferenceKeeping {
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
