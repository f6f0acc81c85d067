/// What ends a verification before it has compared anything.
enum VerificationStop: Error {
  case refused(Verdict.Refusal)
  case failed(VerificationError)

  func verdict(at location: SnapshotLocation) -> Verdict {
    switch self {
    case .refused(let refusal): .refused(location, refusal)
    case .failed(let error): .failed(location, error)
    }
  }

  /// Runs a stage, whose own error becomes the reason to stop.
  static func failing<Result, Failure>(
    _ wrap: (Failure) -> VerificationError, _ stage: () throws(Failure) -> Result
  ) throws(VerificationStop) -> Result {
    do {
      return try stage()
    } catch {
      throw .failed(wrap(error))
    }
  }
}
