/// The display state of a payment receipt.
public struct ReceiptDisplayState: Hashable, Sendable {
  public var title: String
  public var amount: Money
  public var status: ReceiptStatus
  public var entries: [KeyValueEntry]
  public var isSharing: Bool

  public init(
    title: String, amount: Money, status: ReceiptStatus, entries: [KeyValueEntry], isSharing: Bool = false
  ) {
    self.title = title
    self.amount = amount
    self.status = status
    self.entries = entries
    self.isSharing = isSharing
  }
}
