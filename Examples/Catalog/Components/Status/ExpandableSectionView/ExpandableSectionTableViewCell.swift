import HeadlessUIKit

/// A row with an expandable section.
public final class ExpandableSectionTableViewCell: ComponentTableViewCell<ExpandableSectionView> {
  override var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.extraSmall)
  }
}
