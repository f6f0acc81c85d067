extension ScoreDisplayData {
  /// What a score view shows.
  public enum VisualState: Sendable {
    case idle, loading, display, empty
  }
}
