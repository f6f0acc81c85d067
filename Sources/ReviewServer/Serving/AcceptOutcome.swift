/// What came of accepting one snapshot.
public struct AcceptOutcome: Hashable, Sendable {
  /// The reference's path below the folder of references.
  public let snapshot: String
  /// Why it was not accepted; nil where it was.
  public let refusal: String?

  public init(snapshot: String, refusal: String?) {
    self.snapshot = snapshot
    self.refusal = refusal
  }
}
