public import Observation

/// A badge that says other things as they happen.
@Observable @preconcurrency @MainActor
public final class MockBadgeViewModel: BadgeViewModelProtocol {
  public var text: String?
  public var symbol: String?
  public var tone: Tone

  public init(text: String?, symbol: String? = nil, tone: Tone = .neutral) {
    self.text = text
    self.symbol = symbol
    self.tone = tone
  }
}

extension MockBadgeViewModel {
  public static var neutral: MockBadgeViewModel { MockBadgeViewModel(text: "Pre-match") }
  public static var live: MockBadgeViewModel { MockBadgeViewModel(text: "Live", symbol: "circle.fill", tone: .accent) }
  public static var won: MockBadgeViewModel { MockBadgeViewModel(text: "Won", symbol: "checkmark", tone: .positive) }
  public static var lost: MockBadgeViewModel { MockBadgeViewModel(text: "Lost", symbol: "xmark", tone: .negative) }
  public static var pending: MockBadgeViewModel { MockBadgeViewModel(text: "Pending", symbol: "clock", tone: .warning) }
}
