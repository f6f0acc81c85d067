/// What moved money.
public enum TransactionKind: CaseIterable, Sendable {
  case deposit, withdrawal, bet, winnings
}
