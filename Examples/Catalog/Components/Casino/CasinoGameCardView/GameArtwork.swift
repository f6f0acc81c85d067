/// The picture of a game.
public enum GameArtwork: Hashable, Sendable {
  case loading
  /// A drawn picture: the number of one of the library's gradients, and a symbol on top of it.
  case drawn(gradient: Int, symbol: String)
  /// The picture failed to load.
  case missing
}
