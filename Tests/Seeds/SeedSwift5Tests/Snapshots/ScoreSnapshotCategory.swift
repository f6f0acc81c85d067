enum ScoreSnapshotCategory {
  case sportVariants, visualStates
}
