/// A row with a transaction.
public final class TransactionRowTableViewCell: ComponentTableViewCell<TransactionRowView> {}
