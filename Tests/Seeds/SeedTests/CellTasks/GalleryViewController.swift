public import Foundation
public import HeadlessUIKit

// ViewController - simplified, just delegates
public final class GalleryViewController: UICollectionViewController {
  private var gallery: [GalleryImage] = []
  private var loader: GalleryLoaderStub?
  private var imageLoader: (any GalleryImageDataLoader)?
  private(set) var imageLoadingTasks: [IndexPath: any GalleryImageDataLoaderTask] = [:]
  private var refreshTask: Task<Void, Never>?

  convenience init(loader: GalleryLoaderStub, imageLoader: any GalleryImageDataLoader) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 300)
    layout.minimumLineSpacing = 0
    self.init(collectionViewLayout: layout)
    self.loader = loader
    self.imageLoader = imageLoader
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(GalleryImageCell.self, forCellWithReuseIdentifier: "GalleryImageCell")
    refreshTask = Task {
      gallery = await loader?.load() ?? []
      collectionView.reloadData()
    }
  }

  public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    gallery.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "GalleryImageCell", for: indexPath)
    (cell as? GalleryImageCell)?.apply(model: gallery[indexPath.row])
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? GalleryImageCell,
      let imageLoader = imageLoader,
      indexPath.row < gallery.count
    else { return }

    let galleryImage = gallery[indexPath.row]

    // Check if we have a prefetched task
    let task: any GalleryImageDataLoaderTask
    if let existingTask = imageLoadingTasks[indexPath] {
      task = existingTask
    } else {
      task = imageLoader.loadImageData(from: galleryImage.url)
      imageLoadingTasks[indexPath] = task
    }

    // Just tell the cell to load - it handles everything!
    cell.loadImage(from: task)
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    // Cell already cancelled in prepareForReuse, just clean up reference
    imageLoadingTasks[indexPath] = nil
  }

  func simulateAppearance() {
    loadViewIfNeeded()
    collectionView.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
  }

  func waitForRefreshToEnd() async {
    await refreshTask?.value
  }

  func simulateGalleryImageViewVisible(at index: Int) -> GalleryImageCell? {
    collectionView.contentOffset.y = CGFloat(index) * 300
    collectionView.layoutIfNeeded()
    return collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? GalleryImageCell
  }
}
