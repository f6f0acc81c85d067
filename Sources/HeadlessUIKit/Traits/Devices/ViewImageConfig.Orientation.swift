extension ViewImageConfig {
  /// Which way a device is held.
  public enum Orientation: CaseIterable, Sendable {
    case portrait, landscape
  }
}
