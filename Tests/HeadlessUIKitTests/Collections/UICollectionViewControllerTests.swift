import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UICollectionViewControllerTests {
  private func gallery() -> GalleryViewController {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let controller = GalleryViewController(collectionViewLayout: layout)
    controller.titles = ["one", "two", "three", "four"]
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    return controller
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func theControllerIsSourceAndDelegate() {
    let controller = gallery()
    #expect(controller.view === controller.collectionView)
    #expect(controller.collectionView.visibleCells.map(\.frame) == [rect(0, 0, 390, 422), rect(0, 422, 390, 422)])
    #expect(controller.tasks.keys.sorted() == [path(0), path(1)])
  }

  @Test func aCellOwnsItsLoading() async throws {
    let controller = gallery()
    let cell = try #require(controller.collectionView.cellForItem(at: path(0)) as? GalleryImageCell)
    #expect(cell.isLoading && cell.titleLabel.text == "one")
    await cell.waitForLoadingToComplete()
    #expect(!cell.isLoading && !cell.retryButton.isHidden)
  }

  @Test func whatEndsIsForgottenAndWhatIsReusedIsBlank() throws {
    let controller = gallery()
    let cell = try #require(controller.collectionView.cellForItem(at: path(0)) as? GalleryImageCell)
    controller.collectionView.contentOffset.y = 844
    controller.collectionView.layoutIfNeeded()
    #expect(controller.tasks.keys.sorted() == [path(2), path(3)])
    let reused = [2, 3].compactMap { controller.collectionView.cellForItem(at: path($0)) as? GalleryImageCell }
    #expect(reused.contains { $0 === cell } && reused.map(\.titleLabel.text) == ["three", "four"])
  }

  @Test func aDroppedControllerLeavesNothing() {
    weak var controller: GalleryViewController?
    weak var view: UICollectionView?
    do {
      let newController = gallery()
      (controller, view) = (newController, newController.collectionView)
    }
    #expect(controller == nil && view == nil)
  }
}
