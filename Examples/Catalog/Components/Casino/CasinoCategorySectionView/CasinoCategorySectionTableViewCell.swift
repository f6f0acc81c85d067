/// A row with a category of games.
public final class CasinoCategorySectionTableViewCell: ComponentTableViewCell<CasinoCategorySectionView> {}
