/// A mock of a score that a test can update.
public final class MockScoreViewModel: MockViewModel<ScoreDisplayState>, ScoreViewModelProtocol {
  public convenience init(
    visualState: ScoreDisplayData.VisualState = .idle, scoreCells: [ScoreDisplayData] = []
  ) {
    self.init(ScoreDisplayState(visualState: visualState, scoreCells: scoreCells))
  }

  /// Delivers a score.
  public func show(_ cells: [ScoreDisplayData]) {
    update { $0 = ScoreDisplayState(visualState: cells.isEmpty ? .empty : .display, scoreCells: cells) }
  }

  public func load() {
    update { $0.visualState = .loading }
  }
}
