public import Observation

@Observable
@MainActor
public final class MockObservableScoreViewModel: ObservableScoreViewModelProtocol {

  public var visualState: ScoreDisplayData.VisualState = .idle
  public var scoreCells: [ScoreDisplayData] = []

  public init(
    visualState: ScoreDisplayData.VisualState = .idle,
    scoreCells: [ScoreDisplayData] = []
  ) {
    self.visualState = visualState
    self.scoreCells = scoreCells
  }
}

extension MockObservableScoreViewModel {

  public static var tennisMatch: MockObservableScoreViewModel {
    MockObservableScoreViewModel(
      visualState: .display,
      scoreCells: [
        ScoreDisplayData(id: "set1", homeScore: "6", awayScore: "4", style: .simple),
        ScoreDisplayData(id: "set2", homeScore: "3", awayScore: "6", style: .simple),
      ]
    )
  }

  public static var loading: MockObservableScoreViewModel {
    MockObservableScoreViewModel(visualState: .loading)
  }

  public static var empty: MockObservableScoreViewModel {
    MockObservableScoreViewModel(visualState: .empty)
  }
}
