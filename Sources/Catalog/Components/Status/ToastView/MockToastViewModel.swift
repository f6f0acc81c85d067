/// A message that goes away when it is dismissed or taken back.
public final class MockToastViewModel: MockViewModel<ToastDisplayState>, ToastViewModelProtocol {
  public private(set) var isUndone = false

  public func performAction() {
    isUndone = true
    dismiss()
  }

  public func dismiss() {
    update { $0.isVisible = false }
  }
}

extension MockToastViewModel {
  public static var success: MockToastViewModel {
    MockToastViewModel(ToastDisplayState(message: "Bet placed", tone: .positive))
  }

  public static var failure: MockToastViewModel {
    MockToastViewModel(
      ToastDisplayState(message: "The deposit was refused by your bank", tone: .negative, action: "Retry"))
  }

  public static var undo: MockToastViewModel {
    MockToastViewModel(ToastDisplayState(message: "Selection removed", action: "Undo"))
  }

  public static var warning: MockToastViewModel {
    MockToastViewModel(ToastDisplayState(message: "Your session ends in 2 minutes", tone: .warning))
  }
}
