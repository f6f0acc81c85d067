extension Tone {
  /// The symbol of the tone, for users who cannot distinguish its color.
  var symbol: String {
    switch self {
    case .neutral: "info.circle.fill"
    case .accent: "bolt.fill"
    case .positive: "checkmark.circle.fill"
    case .negative: "exclamationmark.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    }
  }
}
