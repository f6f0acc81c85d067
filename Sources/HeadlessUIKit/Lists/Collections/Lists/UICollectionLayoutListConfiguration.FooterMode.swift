extension UICollectionLayoutListConfiguration {
  /// What a section's footer is.
  public enum FooterMode: Int, CaseIterable, Sendable {
    case none = 0
    /// A supplementary view of the kind of section footers.
    case supplementary = 1
  }
}
