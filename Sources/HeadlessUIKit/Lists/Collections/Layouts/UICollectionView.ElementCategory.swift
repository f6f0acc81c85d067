extension UICollectionView {
  /// What a collection view is made of.
  public enum ElementCategory: Int, CaseIterable, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }
}
