/// What a reader has to stake. Implementations are observable classes.
@preconcurrency @MainActor
public protocol WalletBalanceViewModelProtocol: AnyObject {
  /// Nil while it is on its way.
  var balance: Money? { get }
  var bonus: Money { get }
  /// Whether sums are covered from who looks over the shoulder.
  var isCovered: Bool { get }

  func toggleCovered()
  func deposit()
}
