/// The display state of a score view.
public struct ScoreDisplayState: Hashable, Sendable {
  /// The kind of content of the whole view.
  public var visualState: ScoreDisplayData.VisualState
  /// The columns, in reading order.
  public var scoreCells: [ScoreDisplayData]

  public init(visualState: ScoreDisplayData.VisualState, scoreCells: [ScoreDisplayData] = []) {
    self.visualState = visualState
    self.scoreCells = scoreCells
  }
}
