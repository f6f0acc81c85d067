extension BetTicketStatus {
  var title: String {
    switch self {
    case .open: "Open"
    case .won: "Won"
    case .lost: "Lost"
    case .cashedOut: "Cashed out"
    case .void: "Void"
    }
  }

  var symbol: String {
    switch self {
    case .open: "clock"
    case .won: "trophy.fill"
    case .lost: "xmark"
    case .cashedOut: "checkmark"
    case .void: "arrow.counterclockwise"
    }
  }

  var tone: Tone {
    switch self {
    case .open: .accent
    case .won, .cashedOut: .positive
    case .lost: .negative
    case .void: .neutral
    }
  }

  var returnsTitle: String {
    switch self {
    case .open: "Potential returns"
    case .won, .cashedOut, .lost: "Returned"
    case .void: "Refunded"
    }
  }
}
