extension UIButton.Configuration {
  /// Where the radius of the background's corners comes from.
  public enum CornerStyle: Int, CaseIterable, Sendable {
    /// The background's own radius.
    case fixed = -1
    /// The background's radius, as it suits the content size.
    case dynamic = 0
    case small = 1
    case medium = 2
    case large = 3
    /// Half of the height.
    case capsule = 4
  }
}
