extension UIApplication {
  /// Whether the application is in front.
  public enum State: Int, CaseIterable, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }
}
