public import Observation

@Observable
@MainActor
public final class LiveScoreViewModel: ObservableScoreViewModelProtocol {

  public var visualState: ScoreDisplayData.VisualState = .loading
  public var scoreCells: [ScoreDisplayData] = []

  private let matchService: any MatchServiceProtocol
  private let matchId: String

  public init(matchId: String, matchService: any MatchServiceProtocol) {
    self.matchId = matchId
    self.matchService = matchService
  }

  public func startObserving() {
    Task {
      for await scores in matchService.liveScores(matchId: matchId) {
        self.scoreCells = scores.map { ScoreDisplayData(from: $0) }
        self.visualState = .display
      }
    }
  }
}
