/// The display state of the casino lobby.
public enum CasinoLobbyDisplayState: Hashable, Sendable {
  case loading
  /// The identifiers of the categories, from top to bottom.
  case loaded([String])
  case failed(String)
}
