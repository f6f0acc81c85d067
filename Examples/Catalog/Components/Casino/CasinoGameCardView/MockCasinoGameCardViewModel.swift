/// A game whose picture comes, or fails to, by hand.
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

  /// The picture came; nil if it did not.
  public func finishArtwork(_ artwork: GameArtwork?) {
    update { $0.artwork = artwork ?? .missing }
  }
}
