import FirstFrame
import FirstFrameCatalog
import FirstFrameRasterizer
import Foundation
import Testing

@MainActor struct ScoreViewTests {
  private func tree(of view: UIView) -> String {
    view.layoutTree(in: RenderingEnvironment(size: CGSize(width: 240, height: 90))).layoutDump()
  }

  @Test func theSizeBeforeTheFirstLayoutIsTheSizeAfterIt() {
    let view = ScoreView.configured(with: MockScoreViewModel.tennisMatch)
    let before = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    view.frame = CGRect(origin: .zero, size: before)
    view.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == before)
    #expect(before.width > 100)
    #expect(before.height > 50)
  }

  @Test func aPublishedScoreIsShownInTheNextTurnOfTheMainQueue() async {
    let model = MockScoreViewModel.empty
    let probe = ComponentProbe(ScoreView.configured(with: model))
    #expect(probe.texts == ["No score yet"])
    model.show([ScoreDisplayData(id: "1", homeScore: "1", awayScore: "0")])
    await probe.turn()
    #expect(probe.texts == ["1", "0"])
    model.load()
    await probe.turn()
    #expect(probe.texts == ["Loading score"])
  }

  @Test func anObservedScoreIsShownInTheNextLayoutWithoutAnotherConfiguration() {
    let model = MockObservableScoreViewModel.empty
    let view = ObservableScoreView.configured(with: model)
    #expect(tree(of: view).contains("\"No score yet\""))
    model.visualState = .display
    model.scoreCells = [ScoreDisplayData(id: "1", homeScore: "1", awayScore: "0")]
    let displayed = tree(of: view)
    #expect(displayed.contains("homeLabel"))
    #expect(displayed.contains("\"1\""))
    #expect(displayed.contains("\"0\""))
    #expect(!displayed.contains("No score yet"))
  }

  @Test func bothKindsOfScoreViewLookTheSame() {
    func body(_ view: UIView) -> Substring { tree(of: view).drop { $0 != " " } }
    let pairs: [(MockScoreViewModel, MockObservableScoreViewModel)] = [
      (.tennisMatch, .tennisMatch), (.footballMatch, .footballMatch), (.loading, .loading), (.empty, .empty),
    ]
    for (published, observed) in pairs {
      #expect(body(ScoreView.configured(with: published)) == body(ObservableScoreView.configured(with: observed)))
    }
  }

  @Test func afterReuseThePreviousModelHasNoEffect() {
    let model = MockObservableScoreViewModel.tennisMatch
    let view = ObservableScoreView.configured(with: model)
    _ = tree(of: view)
    view.prepareForReuse()
    let blank = tree(of: view)
    model.scoreCells = []
    model.visualState = .loading
    #expect(tree(of: view) == blank)
  }

  @Test func aBlankViewIsRefusedAsASnapshot() {
    withKnownIssue {
      assertSnapshot(of: ScoreView(frame: CGRect(x: 0, y: 0, width: 200, height: 80)), as: .image)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("is blank") && $0.rawValue.contains("neither recorded nor compared")
      }
    }
  }
}
