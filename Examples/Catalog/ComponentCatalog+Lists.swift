import HeadlessUIKit

extension ComponentCatalog {
  static var lists: [LibraryComponent] {
    [
      SectionHeaderView.listed(in: "Lists", "The head of a section", previews: SectionHeaderView.previews) {
        MockSectionHeaderViewModel.counted
      },
      TransactionRowView.listed(in: "Lists", "A transaction in a list", previews: TransactionRowView.previews) {
        MockTransactionRowViewModel.deposit
      },
    ]
  }
}
