import UIKit

/// An order with its price and its progress.
final class OrderCardView: UIView {
  private let titleLabel = UILabel()
  private let priceLabel = UILabel()
  private let statusLabel = UILabel()
  private let progressView = UIProgressView(progressViewStyle: .default)

  init(title: String, price: String, status: String, progress: Float, tint: UIColor = .systemBlue) {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 104))
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    priceLabel.text = price
    priceLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    priceLabel.textColor = .secondaryLabel
    statusLabel.text = status
    statusLabel.font = .preferredFont(forTextStyle: .subheadline)
    statusLabel.textColor = tint
    progressView.progress = progress
    progressView.progressTintColor = tint
    layOut()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func layOut() {
    let heading = UIStackView(arrangedSubviews: [titleLabel, UIView(), priceLabel])
    let column = UIStackView(arrangedSubviews: [heading, statusLabel, progressView])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      column.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}

#Preview("On its way") {
  OrderCardView(title: "Two pizzas", price: "€ 24.50", status: "Arrives in 12 minutes", progress: 0.6)
}

#Preview("Delivered") {
  OrderCardView(title: "Ramen", price: "€ 13.90", status: "Delivered", progress: 1, tint: .systemGreen)
}

#Preview("Cancelled") {
  OrderCardView(title: "Salad", price: "€ 9.00", status: "Cancelled by the restaurant", progress: 0.2, tint: .systemRed)
}
