/// The picture of a game.
public enum GameArtwork: Hashable, Sendable {
  case loading
  /// A drawn picture: one of the library's gradients, by its number, and a symbol on it.
  case drawn(gradient: Int, symbol: String)
  /// The picture failed to load.
  case missing
}
