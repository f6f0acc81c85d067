extension ViewImageConfig {
  /// The orientation of a device.
  public enum Orientation: CaseIterable, Sendable {
    case portrait, landscape
  }
}
