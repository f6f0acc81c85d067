import FirstFrame
import HeadlessUIKit
import OpenCombine
import Testing

@MainActor struct CombineBindingTests {
  private let environment = RenderingEnvironment(size: CGSize(width: 100, height: 44))
  private let viewModel = MockScoreViewModel(text: "2-1")

  private func isBlank(_ view: UIView) -> Bool {
    verifyFirstFrame(in: environment) { view }.contains { finding in
      if case .blank = finding { true } else { false }
    }
  }

  @Test func receiveOnMainLeavesTheFirstFrameBlank() async {
    let view = LateScoreView()
    view.configure(with: viewModel)
    #expect(isBlank(view))
    await MainQueue.drain()
    #expect(view.renderings == ["2-1"])
    #expect(!isBlank(view))
  }

  @Test func theWorkaroundShowsTheFirstStateOnceAndLaterStates() async {
    let view = WorkaroundScoreView()
    view.configure(with: viewModel)
    #expect(!isBlank(view))
    viewModel.show("3-1")
    await MainQueue.drain()
    #expect(view.renderings == ["2-1", "3-1"])
  }

  @Test func withoutDropFirstTheFirstStateIsRenderedTwice() async {
    let view = TwiceScoreView()
    view.configure(with: viewModel)
    await MainQueue.drain()
    #expect(view.renderings == ["2-1", "2-1"])
  }

  @Test func withoutTheSynchronousRenderingTheViewStaysEmpty() async {
    let view = UnrenderedScoreView()
    view.configure(with: viewModel)
    await MainQueue.drain()
    #expect(view.renderings.isEmpty)
    #expect(isBlank(view))
  }

  @Test func aPassthroughSubjectHasNothingToShow() async {
    let view = WorkaroundScoreView()
    view.configure(with: PassthroughScoreViewModel(text: "2-1"))
    await MainQueue.drain()
    #expect(view.renderings == [""])
    #expect(isBlank(view))
  }

  @Test func rowsAreMeasuredBeforeALateStateArrives() async {
    let long = MockScoreViewModel(text: "A score that needs more than one line of a table this narrow")
    func rowHeight(_ make: @escaping () -> ScoreBaseView) -> CGFloat {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
      let source = ScoreTableSource(showing: long, in: make)
      table.dataSource = source
      table.layoutIfNeeded()
      return withExtendedLifetime(source) { table.rectForRow(at: IndexPath(row: 0, section: 0)).height }
    }
    #expect(rowHeight { LateScoreView() } < 20)
    #expect(rowHeight { WorkaroundScoreView() } > 60)
  }

  @Test func theViewBeforeTheMigrationRendersEachStateOnce() async {
    let view = ScoreView()
    view.configure(with: viewModel)
    #expect(view.scoreLabel.text == "2-1")
    viewModel.show("2-2")
    await MainQueue.drain()
    #expect(view.renderings == ["2-1", "2-2"])
  }

  @Test func cancellablesDoNotKeepTheirViewAlive() {
    weak var view: WorkaroundScoreView?
    do {
      let strong = WorkaroundScoreView()
      strong.configure(with: viewModel)
      view = strong
    }
    #expect(view == nil)
  }
}
