/// A row with the header of a match.
public final class MatchHeaderTableViewCell: ComponentTableViewCell<MatchHeaderView> {}
