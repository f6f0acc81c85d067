/// The display state of the casino lobby.
public enum CasinoLobbyDisplayState: Hashable, Sendable {
  case loading
  /// The categories from the top, by their identifiers.
  case loaded([String])
  case failed(String)
}
