public import Observation

/// A mock of a wallet with a balance that a test delivers.
@Observable @preconcurrency @MainActor
public final class MockWalletBalanceViewModel: WalletBalanceViewModelProtocol {
  public private(set) var balance: Money?
  public private(set) var bonus: Money
  public private(set) var isBalanceHidden = false

  public init(balance: Money?, bonus: Money = Money(0)) {
    self.balance = balance
    self.bonus = bonus
  }

  public func toggleBalanceVisibility() {
    isBalanceHidden.toggle()
  }

  /// Shows the balance as loading until `receive(_:)` is called.
  public func deposit() {
    balance = nil
  }

  public func receive(_ balance: Money) {
    self.balance = balance
  }
}

extension MockWalletBalanceViewModel {
  public static var standard: MockWalletBalanceViewModel { MockWalletBalanceViewModel(balance: Money(cents: 128_450)) }

  public static var withBonus: MockWalletBalanceViewModel {
    MockWalletBalanceViewModel(balance: Money(cents: 4_250), bonus: Money(20))
  }

  public static var loading: MockWalletBalanceViewModel { MockWalletBalanceViewModel(balance: nil) }

  public static var withHiddenBalance: MockWalletBalanceViewModel {
    let model = standard
    model.toggleBalanceVisibility()
    return model
  }
}
