extension NSLayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, CaseIterable, Sendable {
    case horizontal = 0
    case vertical = 1

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
  }
}
