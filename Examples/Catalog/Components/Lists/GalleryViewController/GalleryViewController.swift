public import Foundation
public import HeadlessUIKit

/// Pictures in two columns. Each cell loads its picture when it becomes visible.
public final class GalleryViewController: UICollectionViewController, UICollectionViewDataSourcePrefetching {
  private let wording = Wording.current
  private let loader: any GalleryLoader
  private let imageLoader: any GalleryImageDataLoader
  private lazy var cellToken = collectionView.register(GalleryImageCell.self)
  private var gallery: [GalleryImage] = []
  private var imageLoadingTasks: [IndexPath: any GalleryImageDataLoaderTask] = [:]
  private var refreshTask: Task<Void, Never>?
  private let messageView = LoadingMessageView()

  public init(loader: any GalleryLoader, imageLoader: any GalleryImageDataLoader) {
    self.loader = loader
    self.imageLoader = imageLoader
    super.init(collectionViewLayout: Self.layout())
  }

  public required init?(coder: NSCoder) { nil }

  private static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(StyleProvider.Size.gameCard)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(StyleProvider.Size.gameCard)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(StyleProvider.Spacing.medium)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = StyleProvider.Spacing.large
    section.contentInsets = NSDirectionalEdgeInsets(all: StyleProvider.Spacing.large)
    return UICollectionViewCompositionalLayout(section: section)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = StyleProvider.Color.backgroundColor
    _ = cellToken
    collectionView.prefetchDataSource = self
    collectionView.backgroundView = messageView
    messageView.retryButton.addTarget(self, action: GalleryViewController.refresh, for: .touchUpInside)
    refresh()
  }

  /// Loads the pictures again.
  public func refresh() {
    refreshTask?.cancel()
    messageView.show(.loading(wording[.loadingPictures]))
    refreshTask = Task { [weak self, loader] in
      do {
        let gallery = try await loader.load()
        guard !Task.isCancelled else { return }
        self?.show(gallery)
      } catch {
        guard !Task.isCancelled else { return }
        self?.showFailure()
      }
    }
  }

  /// Returns when the list of pictures has loaded or failed.
  public func waitForRefreshToEnd() async {
    await refreshTask?.value
  }

  private func showFailure() {
    messageView.show(.failed(wording[.picturesFailed]))
  }

  private func show(_ gallery: [GalleryImage]) {
    self.gallery = gallery
    for task in imageLoadingTasks.values { task.cancel() }
    imageLoadingTasks = [:]
    messageView.show(nil)
    collectionView.reloadData()
  }

  private func task(for indexPath: IndexPath) -> any GalleryImageDataLoaderTask {
    if let task = imageLoadingTasks[indexPath] { return task }
    let task = imageLoader.loadImageData(from: gallery[indexPath.item].url)
    imageLoadingTasks[indexPath] = task
    return task
  }

  private func retryTouched(_ sender: UIButton) {
    let cells = collectionView.visibleCells.compactMap { $0 as? GalleryImageCell }
    guard let cell = cells.first(where: { $0.retryButton === sender }),
      let indexPath = collectionView.indexPath(for: cell)
    else { return }
    imageLoadingTasks[indexPath] = nil
    cell.loadImage(from: task(for: indexPath))
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    gallery.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(cellToken, for: indexPath)
    cell.apply(model: gallery[indexPath.item])
    cell.retryButton.removeTarget(self, action: nil, for: .touchUpInside)
    cell.retryButton.addTarget(self, action: GalleryViewController.retryTouched, for: .touchUpInside)
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? GalleryImageCell, gallery.indices.contains(indexPath.item) else { return }
    cell.loadImage(from: task(for: indexPath))
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    imageLoadingTasks[indexPath]?.cancel()
    imageLoadingTasks[indexPath] = nil
  }

  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths where gallery.indices.contains(indexPath.item) { _ = task(for: indexPath) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    for indexPath in indexPaths {
      imageLoadingTasks[indexPath]?.cancel()
      imageLoadingTasks[indexPath] = nil
    }
  }
}
