import FirstFrame
import FirstFrameCatalog
import FirstFrameRasterizer
import Foundation
import Testing

@MainActor struct MatchListViewControllerTests {
  private func frame(of controller: MatchListViewController) -> String {
    controller.layoutTree(in: RenderingEnvironment(size: CGSize(width: 375, height: 1_400))).textDump()
  }

  @Test func cardsHaveTheSameHeightInTheListAsOnTheirOwn() throws {
    let controller = MatchListViewController(viewModel: MockMatchListViewModel.loaded)
    _ = frame(of: controller)
    let cells = controller.tableView.visibleCells.compactMap { $0 as? TallOddsMatchCardTableViewCell }
    #expect(cells.count == 4)
    for cell in cells {
      let card = cell.componentView
      let alone = card.systemLayoutSizeFitting(
        CGSize(width: card.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(abs(card.bounds.height - alone.height) <= 1)
    }
  }

  @Test func failsRetriesAndLoads() async throws {
    let model = MockMatchListViewModel.failed
    let controller = MatchListViewController(viewModel: model)
    let view = try #require(controller.view)
    #expect(frame(of: controller).contains("The matches could not be loaded"))
    await ComponentProbe(view).touch("Try again")
    #expect(frame(of: controller).contains("Loading matches"))
    model.load([])
    await ComponentProbe(view).turn()
    #expect(frame(of: controller).contains("No matches today"))
    model.load(MockMatchListViewModel.evening)
    await ComponentProbe(view).turn()
    let loaded = frame(of: controller)
    #expect(loaded.contains("Live now"))
    #expect(loaded.contains("A. Moreira"))
    #expect(!loaded.contains("No matches"))
  }
}
