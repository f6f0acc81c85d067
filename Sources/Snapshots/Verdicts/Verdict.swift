/// What verifying a snapshot came to, with its evidence.
public enum Verdict: Sendable {
  /// The value is its reference, exactly.
  case matched(SnapshotPlace)
  /// The value was written as the reference.
  case recorded(SnapshotPlace, Recording)
  /// There is no reference.
  case missing(SnapshotPlace, ArtifactSet)
  /// The value differs from its reference.
  case mismatched(SnapshotPlace, Difference, ArtifactSet)
  /// The first frame shows nothing; whatever the mode, nothing was written as a reference.
  case blank(SnapshotPlace, Blankness, ArtifactSet)
  /// The reference is there and is no value of the format.
  case unreadableReference(SnapshotPlace, reason: String, ArtifactSet)
  /// The snapshot has no name of its own, or it is not known which references to write.
  case refused(SnapshotLocation, Refusal)
  /// The value could not be captured or stored.
  case failed(SnapshotLocation, VerificationError)

  public var isPass: Bool {
    if case .matched = self { true } else { false }
  }
}
