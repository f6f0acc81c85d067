import Combine
import UIKit

/// The summary of an order, complete in its first frame.
public final class OrderView: UIView {
  private let label = UILabel()
  private var cancellable: AnyCancellable?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    addGestureRecognizer(tap)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public func bind(to model: OrderViewModel) {
    label.text = model.summary
    cancellable = model.$summary.sink { [weak self] in self?.label.text = $0 }
  }

  @objc private func tapped() {
    label.text = "tapped"
  }
}
