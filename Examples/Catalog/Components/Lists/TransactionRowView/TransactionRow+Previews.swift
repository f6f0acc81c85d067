public import HeadlessUIKit

extension TransactionRow {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.phoneWidth
    return [
      preview("deposit", width: width) { MockTransactionRowViewModel.deposit },
      preview("bet", width: width) { MockTransactionRowViewModel.bet },
      preview("pendingWithdrawal", width: width) { MockTransactionRowViewModel.pendingWithdrawal },
      preview("failedDeposit", width: width) { MockTransactionRowViewModel.failedDeposit },
    ]
  }
}
