public import Observation

/// A mock of a score that a test can update.
@Observable @preconcurrency @MainActor
public final class MockObservableScoreViewModel: ObservableScoreViewModelProtocol {
  public var visualState: ScoreDisplayData.VisualState
  public var scoreCells: [ScoreDisplayData]

  public init(
    visualState: ScoreDisplayData.VisualState = .idle, scoreCells: [ScoreDisplayData] = []
  ) {
    self.visualState = visualState
    self.scoreCells = scoreCells
  }
}

extension MockObservableScoreViewModel {
  public static var tennisMatch: MockObservableScoreViewModel {
    MockObservableScoreViewModel(visualState: .display, scoreCells: ScoreDisplayData.tennisMatch)
  }

  public static var footballMatch: MockObservableScoreViewModel {
    MockObservableScoreViewModel(visualState: .display, scoreCells: ScoreDisplayData.footballMatch)
  }

  public static var loading: MockObservableScoreViewModel { MockObservableScoreViewModel(visualState: .loading) }

  public static var empty: MockObservableScoreViewModel { MockObservableScoreViewModel(visualState: .empty) }
}
