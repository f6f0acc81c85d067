import Foundation
import HeadlessUIKit

/// A cell that owns the task that loads its picture: it starts the task, shows its state, and cancels it.
final class GalleryCell: UITableViewCell {
  let pictureView = UIImageView()
  let titleLabel = UILabel()
  let activityIndicator = UIActivityIndicatorView(style: .medium)
  let retryButton = UIButton(type: .system)
  private var loadingTask: Task<Void, Never>?

  override init(style: UITableViewCell.CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    retryButton.setTitle("Try again", for: .normal)
    retryButton.isHidden = true
    pictureView.tintColor = .systemOrange
    let stackView = UIStackView(arrangedSubviews: [pictureView, titleLabel, activityIndicator, retryButton])
    stackView.alignment = .center
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      pictureView.widthAnchor.constraint(equalToConstant: 32), pictureView.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  func load(title: String, from loader: GalleryLoader) {
    titleLabel.text = title
    activityIndicator.startAnimating()
    loadingTask = Task {
      defer { if !Task.isCancelled { activityIndicator.stopAnimating() } }
      do {
        let symbol = try await loader.symbol()
        guard !Task.isCancelled else { return }
        pictureView.image = UIImage(systemName: symbol)
      } catch {
        guard !Task.isCancelled else { return }
        retryButton.isHidden = false
      }
    }
  }

  /// Returns when the picture is loaded, or loading failed or was cancelled.
  func waitForLoadingToComplete() async {
    await loadingTask?.value
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    loadingTask?.cancel()
    pictureView.image = nil
    titleLabel.text = nil
    activityIndicator.stopAnimating()
    retryButton.isHidden = true
  }
}

/// A loader that the test completes.
@MainActor
final class GalleryLoader {
  private var result: Result<String, GalleryError>?
  private var continuations: [CheckedContinuation<Result<String, GalleryError>, Never>] = []

  func symbol() async throws -> String {
    if let result { return try result.get() }
    return try await withCheckedContinuation { continuations.append($0) }.get()
  }

  func complete(with result: Result<String, GalleryError>) {
    self.result = result
    for continuation in continuations { continuation.resume(returning: result) }
    continuations = []
  }
}

/// A reason why a picture could not be loaded.
enum GalleryError: Error {
  case offline
}
