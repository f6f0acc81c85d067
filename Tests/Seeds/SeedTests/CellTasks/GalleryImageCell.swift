public import Foundation
public import HeadlessUIKit

// Cell - smart, manages its own async loading
@MainActor public final class GalleryImageCell: UICollectionViewCell {
  public let imageView = UIImageView()
  public let titleLabel = UILabel()
  public let activityIndicator = UIActivityIndicatorView(style: .medium)
  public let retryButton = UIButton(type: .system)

  private var loadingTask: Task<Void, Never>?  // Cell owns its Task

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [imageView, titleLabel, activityIndicator, retryButton] { contentView.addSubview(view) }
    hideRetry()
  }

  public required init?(coder: NSCoder) { nil }

  // Single public API - handles everything internally
  func loadImage(from task: any GalleryImageDataLoaderTask) {
    // Called before the task, which starts in a later turn, so that `isLoading` is `true` immediately.
    startLoading()
    loadingTask = Task { @MainActor in
      defer { stopLoading() }

      do {
        let data = try await task.value
        guard !Task.isCancelled else { return }

        if let image = UIImage(data: data) {
          display(image)
        }
      } catch {
        guard !Task.isCancelled else { return }
        showRetry()
      }
    }
  }

  // Public API for tests - no hooks needed!
  public func waitForLoadingToComplete() async {
    await loadingTask?.value
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    loadingTask?.cancel()  // Cell manages its own cancellation
    imageView.image = nil
    titleLabel.text = nil
    stopLoading()
    hideRetry()
  }

  public var isLoading: Bool { activityIndicator.isAnimating }
  public var isShowingRetry: Bool { !retryButton.isHidden }

  private func startLoading() {
    activityIndicator.startAnimating()
    bringSpinnerToFront()
  }

  private func bringSpinnerToFront() {
    contentView.bringSubviewToFront(activityIndicator)
  }

  private func stopLoading() {
    activityIndicator.stopAnimating()
  }

  private func showRetry() {
    retryButton.isHidden = false
  }

  private func hideRetry() {
    retryButton.isHidden = true
  }

  private func display(_ image: UIImage) {
    imageView.image = image
  }

  func apply(model: GalleryImage) {
    titleLabel.text = model.title
  }
}
