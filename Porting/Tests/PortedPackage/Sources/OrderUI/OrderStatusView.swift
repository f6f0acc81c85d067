import Combine
import UIKit

/// The state of an order. The model's value arrives a turn of the run loop after binding.
public final class OrderStatusView: UIView {
  public enum Status: String, CaseIterable, Sendable {
    case received, cooking, served
  }

  private let statusLabel = UILabel()
  private let progressView = UIProgressView(progressViewStyle: .default)
  private var cancellables: Set<AnyCancellable> = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    statusLabel.text = "Loading"
    statusLabel.accessibilityIdentifier = "status"
    let stack = UIStackView(arrangedSubviews: [statusLabel, progressView])
    stack.axis = .vertical
    stack.spacing = 8
    stack.frame = CGRect(x: 16, y: 16, width: 168, height: 40)
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public func bind(to status: CurrentValueSubject<Status, Never>) {
    status
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
  }

  private func show(_ status: Status) {
    statusLabel.text = status.rawValue.capitalized
    progressView.progress = Float(Status.allCases.firstIndex(of: status) ?? 0) / 2
  }
}
