public import Foundation
public import HeadlessUIKit

/// A picture of a gallery with its title. The cell owns the task that loads the picture.
public final class GalleryImageCell: UICollectionViewCell {
  public let imageView = UIImageView()
  public let titleLabel = UILabel.styled(.footnoteStrong)
  public let activityIndicator = UIActivityIndicatorView(style: .medium)
  public let retryButton = UIButton(type: .system)
  private lazy var contentStackView = UIStackView.column([imageView, titleLabel])
  private var loadingTask: Task<Void, Never>?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.backgroundColor = StyleProvider.Color.backgroundSecondary
    imageView.layer.cornerRadius = StyleProvider.Radius.medium
    imageView.fix(height: StyleProvider.Size.recentGameCard)
    activityIndicator.color = StyleProvider.Color.highlightPrimary
    contentView.addFilling(contentStackView)
    setUpRetryButton()
    for view in [activityIndicator, retryButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: imageView.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: imageView.centerYAnchor),
      ])
    }
  }

  private func setUpRetryButton() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "arrow.clockwise")
    configuration.baseForegroundColor = StyleProvider.Color.highlightPrimary
    retryButton.configuration = configuration
    retryButton.accessibilityLabel = Wording.current[.loadPictureAgain]
    retryButton.isHidden = true
    retryButton.keepAtLeast(width: StyleProvider.Size.hitTarget, height: StyleProvider.Size.hitTarget)
  }

  public var isLoading: Bool { activityIndicator.isAnimating }
  public var isShowingRetry: Bool { !retryButton.isHidden }

  public func apply(model: GalleryImage) {
    titleLabel.text = model.title
  }

  public func loadImage(from task: any GalleryImageDataLoaderTask) {
    loadingTask?.cancel()
    startLoading()
    loadingTask = Task { [weak self] in
      do {
        let data = try await task.value
        guard !Task.isCancelled else { return }
        self?.finish(with: UIImage(data: data))
      } catch {
        guard !Task.isCancelled else { return }
        self?.finish(with: nil)
      }
    }
  }

  /// Returns when the picture has loaded or failed.
  public func waitForLoadingToComplete() async {
    await loadingTask?.value
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    loadingTask?.cancel()
    loadingTask = nil
    imageView.image = nil
    titleLabel.text = nil
    stopLoading()
    retryButton.isHidden = true
  }

  private func startLoading() {
    retryButton.isHidden = true
    activityIndicator.startAnimating()
  }

  private func stopLoading() {
    activityIndicator.stopAnimating()
  }

  private func finish(with image: UIImage?) {
    stopLoading()
    imageView.image = image
    retryButton.isHidden = image != nil
  }
}
