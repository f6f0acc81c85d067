import Foundation
import HeadlessUIKit

/// WRONG: the owner controls the cell, and a test cannot wait for it.
final class OuterTaskCell: UICollectionViewCell {
  let imageView = UIImageView()
  let activityIndicator = UIActivityIndicatorView(style: .medium)
  let retryButton = UIButton(type: .system)
  var onStopLoading: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    retryButton.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  var isLoading: Bool { activityIndicator.isAnimating }

  // Cell - dumb, receives imperative commands
  func startLoading() {
    activityIndicator.startAnimating()
  }

  func stopLoading() {
    activityIndicator.stopAnimating()
    onStopLoading?()  // Test hook needed!
  }

  func display(_ image: UIImage?) {
    imageView.image = image
  }

  func showRetry() {
    retryButton.isHidden = false
  }
}
