extension ScoreDisplayData {
  /// The kind of content of a score view.
  public enum VisualState: CaseIterable, Sendable {
    /// No match is assigned yet; the view is blank.
    case idle
    case loading
    case display
    /// A match without a score.
    case empty
  }
}
