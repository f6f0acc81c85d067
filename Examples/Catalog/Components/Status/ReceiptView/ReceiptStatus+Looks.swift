extension ReceiptStatus {
  var title: Phrase {
    switch self {
    case .pending: .pending
    case .completed: .completed
    case .failed: .failed
    }
  }

  var tone: Tone {
    switch self {
    case .pending: .warning
    case .completed: .positive
    case .failed: .negative
    }
  }

  var symbol: String {
    switch self {
    case .pending: "clock.fill"
    case .completed: "checkmark.circle.fill"
    case .failed: "xmark.circle.fill"
    }
  }
}
