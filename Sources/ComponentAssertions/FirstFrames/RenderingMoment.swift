/// When a component rendered what it had rendered before.
public enum RenderingMoment: Hashable, Sendable {
  /// While it was built and configured.
  case building
  /// In a turn of the main queue after its first frame.
  case afterFirstFrame
}
