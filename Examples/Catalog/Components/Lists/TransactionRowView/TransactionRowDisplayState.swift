/// The display state of a transaction row.
public struct TransactionRowDisplayState: Hashable, Sendable {
  public var kind: TransactionKind
  public var detail: String
  /// The amount; negative for money spent.
  public var amount: Money
  public var status: ReceiptStatus

  public init(kind: TransactionKind, detail: String, amount: Money, status: ReceiptStatus = .completed) {
    self.kind = kind
    self.detail = detail
    self.amount = amount
    self.status = status
  }
}
