import HeadlessUIKit

/// A row with a match card.
public final class TallOddsMatchCardTableViewCell: ComponentTableViewCell<TallOddsMatchCardView> {
  override var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.extraSmall)
  }
}
