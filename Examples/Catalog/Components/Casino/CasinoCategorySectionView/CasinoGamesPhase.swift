/// How far the games of a section have come.
public enum CasinoGamesPhase: Hashable, Sendable {
  case loading
  /// The games in reading order, by their identifiers.
  case loaded([String])
  /// The games did not come, with a reason for the reader.
  case failed(String)
}
