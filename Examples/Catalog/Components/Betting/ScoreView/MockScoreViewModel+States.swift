extension MockScoreViewModel {
  public static var idle: MockScoreViewModel { MockScoreViewModel(visualState: .idle) }

  public static var loading: MockScoreViewModel { MockScoreViewModel(visualState: .loading) }

  public static var empty: MockScoreViewModel { MockScoreViewModel(visualState: .empty) }
}
