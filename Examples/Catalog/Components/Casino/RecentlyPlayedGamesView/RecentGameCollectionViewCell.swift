/// A cell with a game that was played before.
public final class RecentGameCollectionViewCell: ComponentCollectionViewCell<RecentGameView> {}
