import Foundation
import HeadlessUIKit

/// Hands tasks to the cells that come on screen, as controllers of apps do.
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
