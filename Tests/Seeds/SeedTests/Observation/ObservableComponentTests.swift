import FirstFrame
import SeedComponents
import Testing

/// Tests of the guide about components that read observable models during layout.
@MainActor struct ObservableComponentTests {
  @Test func aScoreReadInLayoutSubviewsFollowsItsModel() {
    let (view, viewModel) = (ScoreView(), ScoreViewModel())
    view.configure(with: viewModel)
    view.layoutIfNeeded()
    #expect(view.scoreLabel.text == "0-0")
    #expect(view.liveIndicator.isHidden)
    viewModel.score = "1-0"
    viewModel.isLive = true
    view.layoutIfNeeded()
    #expect(view.scoreLabel.text == "1-0")
    #expect(!view.liveIndicator.isHidden)
  }

  @Test func updatePropertiesChangesPropertiesWithoutALayout() {
    let (view, viewModel) = (TitleView(), TitleModel())
    view.viewModel = viewModel
    view.layoutIfNeeded()
    viewModel.title = "second"
    view.layoutIfNeeded()
    #expect(view.label.text == "second")
    #expect(view.layouts == 1)
  }

  @Test func eachStateOfTheMockIsShown() {
    func view(_ viewModel: MockObservableScoreViewModel) -> ObservableScoreView {
      let view = ObservableScoreView()
      view.configure(with: viewModel)
      view.layoutIfNeeded()
      return view
    }
    let tennis = view(.tennisMatch)
    #expect(tennis.shownCells.map(\.homeLabel.text) == ["6", "3"])
    #expect(tennis.shownCells.map(\.awayLabel.text) == ["4", "6"])
    #expect(view(.loading).loadingIndicator.isAnimating)
    #expect(!tennis.loadingIndicator.isAnimating)
    #expect(view(.empty).scoreLabel.text == "No score yet")
    #expect(view(.empty).shownCells.isEmpty)
  }

  @Test func aMeasuredViewIsAsLargeAsItsContentBeforeAnyRunLoop() {
    let (empty, full) = (ObservableScoreView(), ObservableScoreView())
    full.configure(with: MockObservableScoreViewModel.tennisMatch)
    for view in [empty, full] { view.layoutIfNeeded() }
    let compressed = UIView.layoutFittingCompressedSize
    #expect(full.systemLayoutSizeFitting(compressed).width > empty.systemLayoutSizeFitting(compressed).width)
  }

  @Test func anyImplementationOfTheProtocolIsShown() async throws {
    let service = MatchServiceStub()
    let viewModel = LiveScoreViewModel(matchId: "final", matchService: service)
    let view = ObservableScoreView()
    view.configure(with: viewModel)
    view.layoutIfNeeded()
    #expect(view.scoreLabel.text == "Loading")

    viewModel.startObserving()
    while service.requestedMatchIds.isEmpty { await Task.yield() }
    service.send([LiveScore(period: "1", home: 2, away: 1)])
    while viewModel.scoreCells.isEmpty { await Task.yield() }
    view.layoutIfNeeded()
    #expect(service.requestedMatchIds == ["final"])
    #expect(view.scoreLabel.text == "Score")
    #expect(view.shownCells.first?.homeLabel.text == "2")
    service.finish()
  }

  @Test func theMigratedViewNeedsNoBindings() {
    let (view, viewModel) = (MigratedScoreView(), MigratedScoreViewModel())
    view.configure(with: viewModel)
    view.layoutIfNeeded()
    #expect(view.label.isHidden)
    viewModel.visualState = .display
    viewModel.scoreCells = ["6-4", "3-6"]
    view.layoutIfNeeded()
    #expect(!view.label.isHidden)
    #expect(view.label.text == "6-4 3-6")
  }

  @Test func testViewModelMutation_TriggersLayoutUpdate() {
    let viewModel = MockObservableScoreViewModel.empty
    let view = ObservableScoreView()
    view.configure(with: viewModel)

    // Force initial layout
    view.layoutIfNeeded()
    #expect(view.shownCells.isEmpty)

    // Mutate ViewModel
    viewModel.visualState = .display
    viewModel.scoreCells = [ScoreDisplayData(id: "1", homeScore: "1", awayScore: "0")]

    // UIKit should have called setNeedsLayout() automatically
    // Next layout pass will render new state
    view.layoutIfNeeded()

    #expect(view.scoreLabel.text == "Score")
    #expect(view.shownCells.map(\.homeLabel.text) == ["1"])
    #expect(view.shownCells.map(\.awayLabel.text) == ["0"])
  }
}
