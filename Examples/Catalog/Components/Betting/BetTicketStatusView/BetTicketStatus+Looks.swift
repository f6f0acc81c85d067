extension BetTicketStatus {
  var title: Phrase {
    switch self {
    case .open: .open
    case .won: .won
    case .lost: .lost
    case .cashedOut: .cashedOut
    case .void: .void
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

  var returnsTitle: Phrase {
    switch self {
    case .open: .potentialReturns
    case .won, .cashedOut, .lost: .returned
    case .void: .refunded
    }
  }
}
