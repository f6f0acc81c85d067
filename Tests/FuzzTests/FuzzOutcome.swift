/// What became of one case.
enum FuzzOutcome {
  case drawn
  case refused(any Error)
  /// The picture would be larger than fuzzing has time for.
  case skipped
}
