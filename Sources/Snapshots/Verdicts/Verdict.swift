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
  /// A component failed a check that needs no reference.
  case unsound(SnapshotLocation, Unsoundness)
  /// Any of the others, about a picture in which something is not as its author would want it.
  indirect case warned(Verdict, warnings: [String])

  public var isPass: Bool {
    switch self {
    case .matched: true
    case .warned(let verdict, _): verdict.isPass
    case .recorded, .missing, .mismatched, .blank, .unreadableReference, .refused, .failed, .unsound: false
    }
  }
}
