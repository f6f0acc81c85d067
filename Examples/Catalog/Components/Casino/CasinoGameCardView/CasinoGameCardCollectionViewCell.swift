/// A cell with the card of a game.
public final class CasinoGameCardCollectionViewCell: ComponentCollectionViewCell<CasinoGameCardView> {}
