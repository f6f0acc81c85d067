/// A user's balance. Implementations are observable classes.
@preconcurrency @MainActor
public protocol WalletBalanceViewModelProtocol: AnyObject {
  /// The balance; `nil` while it is loading.
  var balance: Money? { get }
  var bonus: Money { get }
  /// Whether the balance and the bonus are hidden.
  var isBalanceHidden: Bool { get }

  func toggleBalanceVisibility()
  func deposit()
}
