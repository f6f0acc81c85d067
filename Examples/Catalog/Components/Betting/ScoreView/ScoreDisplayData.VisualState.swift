extension ScoreDisplayData {
  /// What a score view has to show.
  public enum VisualState: CaseIterable, Sendable {
    /// Nothing, until there is a match.
    case idle
    case loading
    case display
    /// A match without a score so far.
    case empty
  }
}
