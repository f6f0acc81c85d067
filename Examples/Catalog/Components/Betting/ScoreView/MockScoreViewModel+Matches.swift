extension MockScoreViewModel {
  public static var tennisMatch: MockScoreViewModel { match(ScoreDisplayData.tennisMatch) }
  public static var basketballMatch: MockScoreViewModel { match(ScoreDisplayData.basketballMatch) }
  public static var footballMatch: MockScoreViewModel { match(ScoreDisplayData.footballMatch) }
  public static var volleyballMatch: MockScoreViewModel { match(ScoreDisplayData.volleyballMatch) }

  private static func match(_ cells: [ScoreDisplayData]) -> MockScoreViewModel {
    MockScoreViewModel(visualState: .display, scoreCells: cells)
  }
}
