extension TransactionKind {
  var title: String {
    switch self {
    case .deposit: "Deposit"
    case .withdrawal: "Withdrawal"
    case .bet: "Bet placed"
    case .winnings: "Winnings"
    }
  }

  var symbol: String {
    switch self {
    case .deposit: "arrow.down"
    case .withdrawal: "arrow.up"
    case .bet: "doc.text"
    case .winnings: "trophy"
    }
  }
}
