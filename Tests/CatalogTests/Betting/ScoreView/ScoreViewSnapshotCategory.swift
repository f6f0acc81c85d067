/// The content of a page of scores.
enum ScoreViewSnapshotCategory {
  /// Scores of different sports.
  case sportVariants
  /// The states before a score, and without one.
  case visualStates
}
