/// A reference that no test asked for.
public struct OrphanedReference: Hashable, Sendable {
  /// The path below the folder of references.
  public let snapshot: String
  /// The file, as an absolute path.
  public let path: String

  var isPicture: Bool { snapshot.hasSuffix(".png") }
}
