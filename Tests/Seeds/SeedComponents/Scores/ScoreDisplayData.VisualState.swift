extension ScoreDisplayData {
  /// The kind of content of a score view.
  public enum VisualState: Sendable {
    case idle, loading, display, empty
  }
}
