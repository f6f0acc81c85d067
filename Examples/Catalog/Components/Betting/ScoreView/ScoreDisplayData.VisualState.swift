extension ScoreDisplayData {
  /// The kind of content of a score view.
  public enum VisualState: CaseIterable, Sendable {
    /// Empty until there is a match.
    case idle
    case loading
    case display
    /// A match without a score.
    case empty
  }
}
