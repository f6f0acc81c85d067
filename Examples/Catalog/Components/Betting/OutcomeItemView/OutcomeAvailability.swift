/// Whether an outcome can be bet on.
public enum OutcomeAvailability: CaseIterable, Sendable {
  /// The odds are loading.
  case loading
  case open
  /// Suspended while a decision is pending on the pitch.
  case suspended
}
