extension UIPageControl {
  /// Whether the dots lie on a pill of their own; kept, and drawn without.
  public enum BackgroundStyle: Int, CaseIterable, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
}
