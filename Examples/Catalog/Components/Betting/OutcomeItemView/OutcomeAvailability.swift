/// Whether an outcome can be bet on.
public enum OutcomeAvailability: CaseIterable, Sendable {
  /// The odds are on their way.
  case loading
  case open
  /// Not now: something on the pitch is being decided.
  case suspended
}
