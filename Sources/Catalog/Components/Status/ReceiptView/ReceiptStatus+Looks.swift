extension ReceiptStatus {
  var title: String {
    switch self {
    case .pending: "Pending"
    case .completed: "Completed"
    case .failed: "Failed"
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
