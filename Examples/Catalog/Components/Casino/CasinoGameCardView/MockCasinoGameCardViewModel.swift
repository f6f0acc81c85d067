/// A mock of a game with a picture that a test can deliver or fail.
public final class MockCasinoGameCardViewModel:
  MockViewModel<CasinoGameCardDisplayState>, CasinoGameCardViewModelProtocol
{
  public private(set) var timesPlayed = 0

  public func play() {
    timesPlayed += 1
  }

  public func toggleFavorite() {
    update { $0.isFavorite.toggle() }
  }

  public func reloadArtwork() {
    update { if $0.artwork == .missing { $0.artwork = .loading } }
  }

  /// Delivers the picture, or fails it if `nil` is passed.
  public func finishArtwork(_ artwork: GameArtwork?) {
    update { $0.artwork = artwork ?? .missing }
  }
}
