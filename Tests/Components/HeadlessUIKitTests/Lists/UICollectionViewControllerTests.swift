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

  @Test func theControllerIsDataSourceAndDelegate() {
    let controller = gallery()
    #expect(controller.view === controller.collectionView)
    #expect(controller.collectionView.visibleCells.map(\.frame) == [rect(0, 0, 390, 422), rect(0, 422, 390, 422)])
    #expect(controller.tasks.keys.sorted() == [path(0), path(1)])
  }

  @Test func cellsLoadTheirImages() async throws {
    let controller = gallery()
    let cell = try #require(controller.collectionView.cellForItem(at: path(0)) as? GalleryImageCell)
    #expect(cell.isLoading)
    #expect(cell.titleLabel.text == "one")
    await cell.waitForLoadingToComplete()
    #expect(!cell.isLoading)
    #expect(!cell.retryButton.isHidden)
  }

  @Test func endedTasksAreRemovedAndReusedCellsAreReset() throws {
    let controller = gallery()
    let cell = try #require(controller.collectionView.cellForItem(at: path(0)) as? GalleryImageCell)
    controller.collectionView.contentOffset.y = 844
    controller.collectionView.layoutIfNeeded()
    #expect(controller.tasks.keys.sorted() == [path(2), path(3)])
    let reused = [2, 3].compactMap { controller.collectionView.cellForItem(at: path($0)) as? GalleryImageCell }
    #expect(reused.contains { $0 === cell })
    #expect(reused.map(\.titleLabel.text) == ["three", "four"])
  }

  @Test func controllersAreReleased() {
    weak var controller: GalleryViewController?
    weak var view: UICollectionView?
    do {
      let newController = gallery()
      (controller, view) = (newController, newController.collectionView)
    }
    #expect(controller == nil)
    #expect(view == nil)
  }
}

/// A controller that starts loading tasks for cells that appear on screen.
final class GalleryViewController: UICollectionViewController {
  var titles: [String] = []
  private(set) var tasks: [IndexPath: Task<Data, any Error>] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(GalleryImageCell.self, forCellWithReuseIdentifier: "GalleryImageCell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    titles.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "GalleryImageCell", for: indexPath)
    (cell as? GalleryImageCell)?.titleLabel.text = titles[indexPath.row]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? GalleryImageCell else { return }
    let task = tasks[indexPath] ?? Task<Data, any Error> { throw CancellationError() }
    tasks[indexPath] = task
    cell.loadImage(from: task)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    tasks[indexPath] = nil
  }
}

extension GalleryViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 390, height: 422)
  }
}

/// A cell that loads its own image, and cancels loading when it is reused.
final class GalleryImageCell: UICollectionViewCell {
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let activityIndicator = UIActivityIndicatorView(style: .medium)
  let retryButton = UIButton(type: .system)

  private var loadingTask: Task<Void, Never>?

  var isLoading: Bool { activityIndicator.isAnimating }

  func loadImage(from task: Task<Data, any Error>) {
    startLoading()
    loadingTask = Task { @MainActor in
      defer { stopLoading() }
      do {
        let data = try await task.value
        guard !Task.isCancelled else { return }
        imageView.image = UIImage(data: data)
        retryButton.isHidden = imageView.image != nil
      } catch {
        guard !Task.isCancelled else { return }
        retryButton.isHidden = false
      }
    }
  }

  func waitForLoadingToComplete() async {
    await loadingTask?.value
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    loadingTask?.cancel()
    imageView.image = nil
    titleLabel.text = nil
    stopLoading()
    retryButton.isHidden = true
  }

  private func startLoading() {
    activityIndicator.startAnimating()
  }

  private func stopLoading() {
    activityIndicator.stopAnimating()
  }
}
