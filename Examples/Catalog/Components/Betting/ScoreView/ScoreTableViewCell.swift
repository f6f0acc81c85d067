/// A row with a score.
public final class ScoreTableViewCell: ComponentTableViewCell<ScoreView> {}
