extension UICollectionLayoutListConfiguration {
  /// What a section's header is.
  public enum HeaderMode: Int, CaseIterable, Sendable {
    case none = 0
    /// A supplementary view of the kind of section headers.
    case supplementary = 1
    case firstItemInSection = 2
  }
}
