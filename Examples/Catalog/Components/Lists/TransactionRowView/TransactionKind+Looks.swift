extension TransactionKind {
  var title: Phrase {
    switch self {
    case .deposit: .deposit
    case .withdrawal: .withdrawal
    case .bet: .betPlaced
    case .winnings: .winnings
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
