import Catalog
import FirstFrame
import Foundation
import Rasterizer
import Testing

@Suite("ScoreView") @MainActor struct ScoreViewTests {
  private func tree(of view: ScoreView) -> String {
    view.layoutTree(in: RenderingEnvironment(size: CGSize(width: 240, height: 90))).layoutDump()
  }

  private func configured(with viewModel: MockScoreViewModel) -> ScoreView {
    let view = ScoreView()
    view.configure(with: viewModel)
    return view
  }

  @Test("measured before any layout, it is as large as it is afterwards")
  func sizeBeforeFirstLayout() {
    let view = configured(with: .tennisMatch)
    let before = view.sizeThatFits(CGSize(width: 375, height: 667))
    view.frame = CGRect(origin: .zero, size: before)
    view.layoutIfNeeded()
    #expect(view.sizeThatFits(CGSize(width: 375, height: 667)) == before)
    #expect(before.width > 100 && before.height > 50)
  }

  @Test("a changed model shows at the next layout, without being configured again")
  func observation() {
    let viewModel = MockScoreViewModel.empty
    let view = configured(with: viewModel)
    #expect(tree(of: view).contains("\"No score yet\""))
    viewModel.visualState = .display
    viewModel.scoreCells = [ScoreDisplayData(id: "1", homeScore: "1", awayScore: "0")]
    let displayed = tree(of: view)
    #expect(displayed.contains("homeLabel") && displayed.contains("\"1\"") && displayed.contains("\"0\""))
    #expect(!displayed.contains("No score yet"))
  }

  @Test("every state after every other looks as it does on a new view")
  func reuse() {
    let states: [MockScoreViewModel] = [.tennisMatch, .basketballMatch, .footballMatch, .volleyballMatch, .loading, .empty]
    let view = ScoreView()
    let blank = tree(of: view)
    for first in states {
      for second in states {
        view.configure(with: first)
        _ = tree(of: view)
        view.prepareForReuse()
        #expect(tree(of: view) == blank)
        view.configure(with: second)
        #expect(tree(of: view) == tree(of: configured(with: second)))
      }
    }
  }

  @Test("after reuse the model before has no say")
  func reuseEndsObservation() {
    let viewModel = MockScoreViewModel.tennisMatch
    let view = configured(with: viewModel)
    _ = tree(of: view)
    view.prepareForReuse()
    let blank = tree(of: view)
    viewModel.scoreCells = []
    viewModel.visualState = .loading
    #expect(tree(of: view) == blank)
  }

  @Test("the blank view is refused as a snapshot") func blank() {
    let verdict = verifySnapshot(of: ScoreView(), as: .image)
    guard case .blank(let place, _, _) = verdict else {
      Issue.record("expected a blank frame to be refused, got \(verdict)")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: place.reference))
  }
}
