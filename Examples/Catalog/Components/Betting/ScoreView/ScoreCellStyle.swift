/// The emphasis of a column of a score.
public enum ScoreCellStyle: CaseIterable, Sendable {
  /// A finished part of the match.
  case simple
  /// The part of the match in play.
  case border
  /// The current number of the part in play, or the total.
  case background
}
