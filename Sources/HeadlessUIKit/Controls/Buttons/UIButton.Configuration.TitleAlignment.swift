extension UIButton.Configuration {
  /// How title and subtitle lie to each other.
  public enum TitleAlignment: Int, CaseIterable, Sendable {
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }
}
