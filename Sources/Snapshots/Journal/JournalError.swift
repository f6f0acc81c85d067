/// Why a journal could not be read.
public enum JournalError: Error, Hashable, Sendable {
  case notRead(path: String, reason: String)
  /// A line, counted from 1, is none of a journal's.
  case damaged(path: String, line: Int, reason: String)
}

extension JournalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notRead(let path, let reason):
      "the journal \(path) cannot be read: \(reason); run the tests again"
    case .damaged(let path, let line, let reason):
      "line \(line) of the journal \(path) is none of a journal's: \(reason); remove it, and run the tests again"
    }
  }
}
