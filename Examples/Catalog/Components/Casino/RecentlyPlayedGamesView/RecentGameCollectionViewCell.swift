/// A cell with a recently played game.
public final class RecentGameCollectionViewCell: ComponentCollectionViewCell<RecentGameView> {}
