/// What a page of scores shows.
enum ScoreViewSnapshotCategory {
  /// How different sports look.
  case sportVariants
  /// What is shown before, and in place of, a score.
  case visualStates
}
