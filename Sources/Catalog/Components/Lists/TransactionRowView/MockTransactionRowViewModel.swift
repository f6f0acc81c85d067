/// A transaction that is settled by hand.
public final class MockTransactionRowViewModel:
  MockViewModel<TransactionRowDisplayState>, TransactionRowViewModelProtocol
{
  public private(set) var hasOpenedReceipt = false

  public func openReceipt() {
    hasOpenedReceipt = true
  }

  public func settle(_ status: ReceiptStatus) {
    update { $0.status = status }
  }
}

extension MockTransactionRowViewModel {
  public static var deposit: MockTransactionRowViewModel {
    MockTransactionRowViewModel(
      TransactionRowDisplayState(kind: .deposit, detail: "28 Nov, 20:14", amount: Money(50)))
  }

  public static var bet: MockTransactionRowViewModel {
    MockTransactionRowViewModel(
      TransactionRowDisplayState(kind: .bet, detail: "Double · #48213", amount: Money(-10)))
  }

  public static var pendingWithdrawal: MockTransactionRowViewModel {
    MockTransactionRowViewModel(
      TransactionRowDisplayState(
        kind: .withdrawal, detail: "27 Nov, 09:30", amount: Money(-200), status: .pending))
  }

  public static var failedDeposit: MockTransactionRowViewModel {
    MockTransactionRowViewModel(
      TransactionRowDisplayState(kind: .deposit, detail: "26 Nov, 18:02", amount: Money(100), status: .failed))
  }
}
