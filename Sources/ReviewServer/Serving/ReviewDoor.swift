/// What a page may ask for besides files.
public protocol ReviewDoor: Sendable {
  /// The page to show, as HTML.
  func page() -> String

  /// Accepts snapshots by the paths of their references, and says for each that was refused why.
  func accept(_ snapshots: [String]) -> [AcceptOutcome]
}

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
