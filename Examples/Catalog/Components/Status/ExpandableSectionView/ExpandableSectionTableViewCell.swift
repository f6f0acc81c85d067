import HeadlessUIKit

/// A row with a section that unfolds.
public final class ExpandableSectionTableViewCell: ComponentTableViewCell<ExpandableSectionView> {
  override var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.extraSmall)
  }
}
