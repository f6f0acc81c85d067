/// A mock of a message that disappears when it is dismissed or undone.
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
    MockToastViewModel(ToastDisplayState(message: Wording.current[.betPlaced], tone: .positive))
  }

  public static var failure: MockToastViewModel {
    let wording = Wording.current
    return MockToastViewModel(
      ToastDisplayState(message: wording[.depositRefused], tone: .negative, action: wording[.retry]))
  }

  public static var undo: MockToastViewModel {
    let wording = Wording.current
    return MockToastViewModel(ToastDisplayState(message: wording[.selectionRemoved], action: wording[.undo]))
  }

  public static var warning: MockToastViewModel {
    MockToastViewModel(ToastDisplayState(message: Wording.current.text(.sessionEnds, count: 2), tone: .warning))
  }
}
