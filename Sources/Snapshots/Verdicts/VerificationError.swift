/// What can go wrong between a value and its reference.
public enum VerificationError: Error, Sendable {
  case capture(CaptureError)
  /// The value could not be turned into the bytes of a file.
  case encoding(reason: String)
  /// The value could not be compared with its reference.
  case comparing(reason: String)
  case references(SnapshotStoreError)
  /// What an earlier failure left to look at could not be removed.
  case artifacts(reason: String)
}

extension VerificationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .capture(let error): "\(error)"
    case .encoding(let reason): "the value could not be turned into a file: \(reason)"
    case .comparing(let reason): "the value could not be compared with its reference: \(reason)"
    case .references(let error): "\(error)"
    case .artifacts(let reason): "the files that an earlier failure left could not be removed: \(reason)"
    }
  }
}
