package import FirstFrameSnapshotReport
package import FirstFrameSnapshots

/// Why unused references cannot be found or moved.
package enum PruneError: Error, Hashable, Sendable {
  case reading(ReadingError)
  /// The run was not whole, for these reasons.
  case undecidable([String])
  case notMoved(SnapshotStoreError)
}

extension PruneError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .reading(let error): "\(error)"
    case .undecidable(let reasons):
      "the last run does not tell which references are unused: \(reasons.joined(separator: "; ")). "
        + "Run all tests to their end with `swift test`, without --filter and --skip, then try again"
    case .notMoved(let error): "\(error)"
    }
  }
}
