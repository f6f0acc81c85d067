extension UIStackView {
  /// The placement of arranged views across the stack's axis.
  public enum Alignment: Int, CaseIterable, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
}
