/// A mock of a transaction that a test can settle.
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
  /// Returns the text of a day and time in November 2025.
  private static func moment(_ day: Int, _ hour: Int, _ minute: Int) -> String {
    Wording.current.dayAndTime(CalendarDate(year: 2025, month: 11, day: day), ClockTime(hour, minute))
  }

  public static var deposit: MockTransactionRowViewModel {
    MockTransactionRowViewModel(
      TransactionRowDisplayState(kind: .deposit, detail: moment(28, 20, 14), amount: Money(50)))
  }

  public static var bet: MockTransactionRowViewModel {
    MockTransactionRowViewModel(
      TransactionRowDisplayState(
        kind: .bet, detail: Wording.current[.double] + " · #48213", amount: Money(-10)))
  }

  public static var pendingWithdrawal: MockTransactionRowViewModel {
    MockTransactionRowViewModel(
      TransactionRowDisplayState(
        kind: .withdrawal, detail: moment(27, 9, 30), amount: Money(-200), status: .pending))
  }

  public static var failedDeposit: MockTransactionRowViewModel {
    MockTransactionRowViewModel(
      TransactionRowDisplayState(kind: .deposit, detail: moment(26, 18, 2), amount: Money(100), status: .failed))
  }
}
