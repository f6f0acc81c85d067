/// How a payment stands.
public enum ReceiptStatus: CaseIterable, Sendable {
  case pending, completed, failed
}
