extension UIProgressView {
  /// Where a progress view stands.
  public enum Style: Int, CaseIterable, Sendable {
    case `default` = 0
    case bar = 1
  }
}
