extension ScoreDisplayData {
  public enum Style: Sendable {
    case simple, border
  }
}
