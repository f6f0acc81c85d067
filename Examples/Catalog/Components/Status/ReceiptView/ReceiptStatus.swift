/// The status of a payment.
public enum ReceiptStatus: CaseIterable, Sendable {
  case pending, completed, failed
}
