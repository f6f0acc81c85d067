import HeadlessUIKit

extension ComponentCatalog {
  static var status: [LibraryComponent] {
    [
      EmptyStateView.listed(in: "Status", "Why a page is empty", previews: EmptyStateView.previews) {
        MockEmptyStateViewModel.noBets
      },
      ToastView.listed(in: "Status", "A short message over a page", previews: ToastView.previews) {
        MockToastViewModel.success
      },
      ProgressInfoView.listed(in: "Status", "How far something has come", previews: ProgressInfoView.previews) {
        MockProgressInfoViewModel.halfway
      },
      BadgeView.listed(in: "Status", "A word about something", previews: BadgeView.previews) {
        MockBadgeViewModel.live
      },
      AvatarView.listed(in: "Status", "A person", previews: AvatarView.previews) { MockAvatarViewModel.verified },
      WalletBalanceView.listed(in: "Status", "What there is to stake", previews: WalletBalanceView.previews) {
        MockWalletBalanceViewModel.standard
      },
      ExpandableSectionView.listed(
        in: "Status", "A title that unfolds its text", previews: ExpandableSectionView.previews
      ) { MockExpandableSectionViewModel.collapsed },
      CopyableCodeView.listed(in: "Status", "A code to be copied", previews: CopyableCodeView.previews) {
        MockCopyableCodeViewModel.bookingCode
      },
      KeyValueTableView.listed(in: "Status", "Names with their values", previews: KeyValueTableView.previews) {
        MockKeyValueTableViewModel.matchFacts
      },
      ReceiptView.listed(in: "Status", "The receipt of a payment", previews: ReceiptView.previews) {
        MockReceiptViewModel.completed
      },
      PromotionCardView.listed(in: "Status", "An offer", previews: PromotionCardView.previews) {
        MockPromotionCardViewModel.open
      },
    ]
  }
}
