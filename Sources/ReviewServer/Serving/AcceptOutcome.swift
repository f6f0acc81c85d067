/// What came of accepting one snapshot.
package struct AcceptOutcome: Hashable, Sendable {
  /// The reference's path below the folder of references.
  package let snapshot: String
  /// Why it was not accepted; nil where it was.
  package let refusal: String?

  package init(snapshot: String, refusal: String?) {
    self.snapshot = snapshot
    self.refusal = refusal
  }
}
