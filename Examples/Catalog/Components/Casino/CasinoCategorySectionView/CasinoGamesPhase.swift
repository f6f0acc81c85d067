/// The loading phase of a section's games.
public enum CasinoGamesPhase: Hashable, Sendable {
  case loading
  /// The games in reading order, by their identifiers.
  case loaded([String])
  /// The games failed to load, with the reason to show.
  case failed(String)
}
