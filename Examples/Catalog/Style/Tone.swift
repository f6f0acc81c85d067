package import HeadlessUIKit

/// The meaning of a message, expressed by color.
public enum Tone: String, CaseIterable, Sendable {
  case neutral, accent, positive, negative, warning

  /// The color of text and symbols on the tone's background and on cards.
  package var foreground: UIColor {
    switch self {
    case .neutral: StyleProvider.Color.textSecondary
    case .accent: StyleProvider.Color.highlightPrimary
    case .positive: StyleProvider.Color.positive
    case .negative: StyleProvider.Color.negative
    case .warning: StyleProvider.Color.warning
    }
  }

  package var background: UIColor {
    switch self {
    case .neutral: StyleProvider.Color.backgroundSecondary
    case .accent: StyleProvider.Color.highlightSoft
    case .positive: StyleProvider.Color.positiveSoft
    case .negative: StyleProvider.Color.negativeSoft
    case .warning: StyleProvider.Color.warningSoft
    }
  }
}
