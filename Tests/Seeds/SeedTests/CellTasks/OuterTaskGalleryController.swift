import Foundation
import HeadlessUIKit

/// WRONG: the controller owns the work of its cells.
final class OuterTaskGalleryController: UICollectionViewController {
  private var imageLoader: (any GalleryImageDataLoader)?

  convenience init(imageLoader: any GalleryImageDataLoader) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 300)
    self.init(collectionViewLayout: layout)
    self.imageLoader = imageLoader
    collectionView.register(OuterTaskCell.self, forCellWithReuseIdentifier: "OuterTaskCell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "OuterTaskCell", for: indexPath)
  }

  // ViewController - owns the async work
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? OuterTaskCell, let url = URL(string: "https://example.com/0"),
      let task = imageLoader?.loadImageData(from: url)
    else { return }
    cell.startLoading()  // Synchronous

    Task { @MainActor in  // ViewController's PRIVATE Task
      do {
        let data = try await task.value
        cell.display(UIImage(data: data))
        cell.stopLoading()  // Cell has no visibility into when this happens
      } catch {
        cell.stopLoading()
        cell.showRetry()
      }
    }
  }

  func simulateGalleryImageViewVisible() -> OuterTaskCell? {
    loadViewIfNeeded()
    collectionView.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    collectionView.layoutIfNeeded()
    return collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? OuterTaskCell
  }
}
