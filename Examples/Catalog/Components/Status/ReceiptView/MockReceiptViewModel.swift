/// A mock of a deposit that a test can confirm or refuse.
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
    let wording = Wording.current
    let date = wording.dateAndTime(CalendarDate(year: 2025, month: 11, day: 28), ClockTime(20, 14))
    return MockReceiptViewModel(
      ReceiptDisplayState(
        title: wording[.deposit], amount: Money(50), status: status,
        entries: [
          KeyValueEntry(wording[.method], wording.text(.cardEnding, [.reference: "4218"])),
          KeyValueEntry(wording[.date], date), KeyValueEntry(wording[.reference], "DP-90342"),
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
