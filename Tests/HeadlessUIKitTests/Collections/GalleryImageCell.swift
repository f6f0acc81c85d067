import Foundation
import HeadlessUIKit

/// A cell that loads its own picture, and stops when it is used again.
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
