extension UINavigationItem {
  /// Whether the title is shown large.
  public enum LargeTitleDisplayMode: Int, CaseIterable, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }
}
