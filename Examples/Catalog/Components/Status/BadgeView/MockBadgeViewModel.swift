public import Observation

/// A mock of a badge with a text that a test can change.
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
  public static var neutral: MockBadgeViewModel { MockBadgeViewModel(text: Wording.current[.preMatch]) }
  public static var live: MockBadgeViewModel {
    MockBadgeViewModel(text: Wording.current[.live], symbol: "circle.fill", tone: .accent)
  }
  public static var won: MockBadgeViewModel {
    MockBadgeViewModel(text: Wording.current[.won], symbol: "checkmark", tone: .positive)
  }
  public static var lost: MockBadgeViewModel {
    MockBadgeViewModel(text: Wording.current[.lost], symbol: "xmark", tone: .negative)
  }
  public static var pending: MockBadgeViewModel {
    MockBadgeViewModel(text: Wording.current[.pending], symbol: "clock", tone: .warning)
  }
}
