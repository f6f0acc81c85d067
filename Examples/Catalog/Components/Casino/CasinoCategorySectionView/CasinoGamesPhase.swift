/// The loading phase of a section's games.
public enum CasinoGamesPhase: Hashable, Sendable {
  case loading
  /// The identifiers of the games, in reading order.
  case loaded([String])
  /// The games failed to load, with the reason to show.
  case failed(String)
}
