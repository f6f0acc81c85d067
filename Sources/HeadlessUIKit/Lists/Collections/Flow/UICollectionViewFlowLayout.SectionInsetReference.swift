extension UICollectionViewFlowLayout {
  /// What section insets are counted from.
  public enum SectionInsetReference: Int, CaseIterable, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }
}
