extension ArtifactSet {
  /// What a file of a set shows.
  public enum Role: Hashable, Sendable {
    case reference, actual
    /// Something that tells the two apart, made by the format.
    case difference
    /// The layout trees of both, for reports.
    case nodes
  }
}
