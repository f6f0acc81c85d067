import Foundation
import HeadlessUIKit

class ImageCell: UICollectionViewCell {
  private var loadingTask: Task<Void, Never>?
  let imageView = UIImageView()
  var loadImage: @MainActor (URL) async -> UIImage? = { _ in nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    loadingTask?.cancel()
    imageView.image = nil
  }

  func configure(with url: URL) {
    loadingTask = Task {
      let image = await loadImage(from: url)
      guard !Task.isCancelled else { return }
      imageView.image = image
    }
  }

  private func loadImage(from url: URL) async -> UIImage? {
    await loadImage(url)
  }

  func waitForLoadingToComplete() async {
    await loadingTask?.value
  }
}
