package import FirstFrameSnapshotReport
package import FirstFrameSnapshots
import FirstFrameTextEscaping

/// Why a review could not be started, or a decision could not be carried out.
package enum ReviewError: Error, Hashable, Sendable {
  case noFolder(String)
  case noArtifacts(String)
  case reading(ReadingError)
  case folderNotRead(String, reason: String)
  /// An artifact, by its path, cannot be read.
  case artifact(String, reason: String)
  case references(SnapshotStoreError)
  /// The reference has changed since the actual value was compared with it.
  case referenceChanged(snapshot: String, hadReference: Bool, hasReference: Bool)
  /// The file in place of the reference is of another kind.
  case foreignReference(snapshot: String, ForeignContents, path: String)
  /// The file of decisions cannot be read or written.
  case decisions(String, reason: String)
  case noMatch(filter: String, nearest: String?)
}

extension ReviewError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFolder(let path):
      "there is no folder \(path); run `swift test` first, or name the folder of artifacts with `--from DIR`"
    case .noArtifacts(let path):
      "\(path): there are no artifacts of a run here, nor in the folders below; expected a folder such as "
        + ".build/snapshot-artifacts, with a folder `journal` in it"
    case .reading(let error): "\(error)"
    case .folderNotRead(let path, let reason): "\(path) cannot be listed: \(reason)"
    case .artifact(let path, let reason): "\(path): \(reason)"
    case .references(let error): "\(error)"
    case .referenceChanged(let snapshot, let hadReference, let hasReference):
      "\(snapshot): \(Self.change(hadReference: hadReference, hasReference: hasReference)); run its test again, "
        + "or accept it nevertheless with `--force`"
    case .foreignReference(let snapshot, let contents, let path):
      "\(snapshot): the reference is \(contents.phrase(at: snapshot)), and was not replaced; type `\(contents.remedy(path: path).command)` "
        + "and run its test again, or replace the file: \(SuggestedCommands.process.tool) accept --force \(snapshot.quotedForShell)"
    case .decisions(let path, let reason): "\(path): \(reason)"
    case .noMatch(let filter, let nearest):
      "no pending snapshot matches '\(filter)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; `\(SuggestedCommands.process.tool) pending` lists them")
    }
  }

  private static func change(hadReference: Bool, hasReference: Bool) -> String {
    switch (hadReference, hasReference) {
    case (false, _): "there was no reference when it was drawn, and now there is one"
    case (true, false): "its reference was removed since it was drawn"
    case (true, true): "its reference changed since it was drawn"
    }
  }
}
