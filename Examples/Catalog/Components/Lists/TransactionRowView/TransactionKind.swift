/// The kind of a transaction.
public enum TransactionKind: CaseIterable, Sendable {
  case deposit, withdrawal, bet, winnings
}
