/// Why a reference could not be read or written.
public enum SnapshotStoreError: Error, Hashable, Sendable {
  /// There is a folder where the file should be.
  case isFolder(path: String)
  case notRead(path: String, reason: String)
  case notWritten(path: String, reason: String)
  /// The path leads out of the folder of references, through a link.
  case outside(path: String, root: String)
}

extension SnapshotStoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .isFolder: "it is a folder, not a file"
    case .notRead(_, let reason): "it cannot be read: \(reason)"
    case .notWritten(let path, let reason): "\(path) could not be written: \(reason)"
    case .outside(let path, let root):
      "\(path) leads out of the folder of references, \(root), through a link; nothing was written"
    }
  }
}
