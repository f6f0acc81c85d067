import HeadlessUIKit

/// A row with the status of a bet.
public final class BetTicketStatusTableViewCell: ComponentTableViewCell<BetTicketStatusView> {
  override var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.extraSmall)
  }
}
