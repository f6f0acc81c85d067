public import Observation

/// A score whose match is played by hand.
@Observable @preconcurrency @MainActor
public final class MockScoreViewModel: ScoreViewModelProtocol {
  public var visualState: ScoreDisplayData.VisualState
  public var scoreCells: [ScoreDisplayData]

  public init(
    visualState: ScoreDisplayData.VisualState = .idle, scoreCells: [ScoreDisplayData] = []
  ) {
    self.visualState = visualState
    self.scoreCells = scoreCells
  }
}
