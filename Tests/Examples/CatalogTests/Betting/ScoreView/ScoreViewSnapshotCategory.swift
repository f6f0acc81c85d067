/// The content of a page of scores.
enum ScoreViewSnapshotCategory {
  /// Scores of different sports.
  case sportVariants
  /// The states before a score has loaded, and without a score.
  case visualStates
}
