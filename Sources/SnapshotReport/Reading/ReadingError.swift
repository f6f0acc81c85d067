package import FirstFrameSnapshots

/// Why it could not be read what a run came to.
package enum ReadingError: Error, Hashable, Sendable {
  case journal(JournalError)
  /// There is no such folder.
  case noFolder(path: String)
  /// A folder has no journals in it.
  case noJournal(artifacts: String)
  /// A journal was written by another version of the library.
  case unknownFormat(path: String, format: Int)
  case referencesNotListed(path: String, reason: String)
}

extension ReadingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .journal(let error): "\(error)"
    case .noFolder(let path):
      "there is no folder \(path); name a folder that tests left artifacts in, such as .build/snapshot-artifacts"
    case .noJournal(let artifacts):
      "there is no journal of a run in \(artifacts); run `swift test` first, or name another folder of artifacts"
    case .unknownFormat(let path, let format):
      "the journal \(path) has format \(format), and this version reads format "
        + "\(JournalStart.currentFormat); run the tests again"
    case .referencesNotListed(let path, let reason):
      "the references in \(path) cannot be listed: \(reason)"
    }
  }
}
