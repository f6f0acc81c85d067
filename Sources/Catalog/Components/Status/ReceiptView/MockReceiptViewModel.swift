/// A deposit that is confirmed, or refused, by hand.
public final class MockReceiptViewModel: MockViewModel<ReceiptDisplayState>, ReceiptViewModelProtocol {
  public func share() {
    update { $0.isSharing = true }
  }

  public func finishSharing() {
    update { $0.isSharing = false }
  }

  public func settle(_ status: ReceiptStatus) {
    update { $0.status = status }
  }
}

extension MockReceiptViewModel {
  private static func deposit(_ status: ReceiptStatus) -> MockReceiptViewModel {
    MockReceiptViewModel(
      ReceiptDisplayState(
        title: "Deposit", amount: Money(50), status: status,
        entries: [
          KeyValueEntry("Method", "Card ending 4218"), KeyValueEntry("Date", "28 Nov 2025, 20:14"),
          KeyValueEntry("Reference", "DP-90342"),
        ]))
  }

  public static var pending: MockReceiptViewModel { deposit(.pending) }
  public static var completed: MockReceiptViewModel { deposit(.completed) }
  public static var failed: MockReceiptViewModel { deposit(.failed) }

  public static var sharing: MockReceiptViewModel {
    let model = completed
    model.share()
    return model
  }
}
