import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation

/// The ledgers of all sources, in the folder of artifacts: `inline/<source>.json`.
struct LedgerStore: Hashable, Sendable {
  /// The folder of the ledgers, as an absolute path.
  let root: String

  init(artifacts: String) {
    root = artifacts + "/inline"
  }

  /// Where the ledger of a source lies, as an absolute path.
  func path(of source: String) -> String {
    "\(root)/\(FileNameComponent(source).text).json"
  }

  /// The ledger of a source; nil where there is none.
  func ledger(of source: String) throws(InlineSnapshotError) -> RecordingLedger? {
    let path = path(of: source)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try JSONDecoder().decode(RecordingLedger.self, from: LocalFile.read(path))
    } catch {
      throw .ledger(path: path, reason: "\(FileFailure(error))")
    }
  }

  /// Writes the ledger of a source, which appears whole or not at all.
  func write(_ ledger: RecordingLedger, of source: String) throws(InlineSnapshotError) {
    let path = path(of: source)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
      try LocalFile.write(encoder.encode(ledger), to: path)
    } catch {
      throw .ledger(path: path, reason: "\(FileFailure(error))")
    }
  }
}
