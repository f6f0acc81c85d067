/// The emphasis of a column of a score.
public enum ScoreCellStyle: CaseIterable, Sendable {
  /// A finished part of the match.
  case simple
  /// The part in play.
  case border
  /// The figure of the part in play.
  case background
}
