extension UIBarButtonItem {
  /// Whether a button stands out.
  public enum Style: Int, CaseIterable, Sendable {
    case plain = 0
    case done = 2
  }
}
