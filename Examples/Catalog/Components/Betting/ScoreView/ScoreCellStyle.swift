/// How a column of a score stands out.
public enum ScoreCellStyle: CaseIterable, Sendable {
  /// A part of the match that is over.
  case simple
  /// The part that is being played.
  case border
  /// The figure that counts now.
  case background
}
