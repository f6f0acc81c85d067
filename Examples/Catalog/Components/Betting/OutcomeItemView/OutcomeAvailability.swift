/// Whether an outcome can be bet on.
public enum OutcomeAvailability: CaseIterable, Sendable {
  /// The odds are loading.
  case loading
  case open
  /// Suspended while something is decided on the pitch.
  case suspended
}
