/// A mock of a button with an action that lasts from a tap until `finish()` is called.
public final class MockSimpleButtonViewModel: MockViewModel<SimpleButtonDisplayState>, SimpleButtonViewModelProtocol {
  /// The number of times that the action was started.
  public private(set) var starts = 0

  public func tap() {
    guard currentDisplayState.isEnabled, !currentDisplayState.isLoading else { return }
    starts += 1
    update { $0.isLoading = true }
  }

  public func finish() {
    update { $0.isLoading = false }
  }
}

extension MockSimpleButtonViewModel {
  public static var primary: MockSimpleButtonViewModel {
    MockSimpleButtonViewModel(SimpleButtonDisplayState(title: Wording.current[.placeBet]))
  }

  public static var secondary: MockSimpleButtonViewModel {
    MockSimpleButtonViewModel(
      SimpleButtonDisplayState(title: Wording.current[.addFunds], symbol: "plus", style: .secondary))
  }

  public static var destructive: MockSimpleButtonViewModel {
    MockSimpleButtonViewModel(
      SimpleButtonDisplayState(title: Wording.current[.removeAll], symbol: "trash", style: .destructive))
  }

  public static var plain: MockSimpleButtonViewModel {
    MockSimpleButtonViewModel(SimpleButtonDisplayState(title: Wording.current[.forgotPIN], style: .plain))
  }

  public static var disabled: MockSimpleButtonViewModel {
    MockSimpleButtonViewModel(SimpleButtonDisplayState(title: Wording.current[.placeBet], isEnabled: false))
  }

  public static var loading: MockSimpleButtonViewModel {
    MockSimpleButtonViewModel(SimpleButtonDisplayState(title: Wording.current[.placingBet], isLoading: true))
  }
}
