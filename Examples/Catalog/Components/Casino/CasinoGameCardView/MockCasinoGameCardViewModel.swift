/// A mock of a game whose picture a test delivers or fails.
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

  /// Delivers the picture; `nil` fails it.
  public func finishArtwork(_ artwork: GameArtwork?) {
    update { $0.artwork = artwork ?? .missing }
  }
}
