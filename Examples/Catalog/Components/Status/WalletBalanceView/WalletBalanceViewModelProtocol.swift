/// A user's balance. Implementations are observable classes.
@preconcurrency @MainActor
public protocol WalletBalanceViewModelProtocol: AnyObject {
  /// The balance; `nil` while it is loading.
  var balance: Money? { get }
  var bonus: Money { get }
  /// Whether sums are hidden.
  var isCovered: Bool { get }

  func toggleCovered()
  func deposit()
}
