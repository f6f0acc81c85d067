extension UICollectionView {
  /// The direction in which content goes on.
  public enum ScrollDirection: Int, CaseIterable, Sendable {
    case vertical = 0
    case horizontal = 1

    var axis: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
  }
}
