extension UIStackView {
  /// The distribution of arranged views along the stack's axis.
  public enum Distribution: Int, CaseIterable, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }
}
