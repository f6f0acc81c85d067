import Foundation
import HeadlessUIKit

/// The message that replaces a market's outcomes while they cannot be bet on.
final class MarketMessageView: SurfaceView {
  let retryButton = IconButton("arrow.clockwise", label: .tryAgain)
  private let wording = Wording.current
  private let spinner = SpinnerView()
  private let symbolView = SymbolView()
  private let messageLabel = UILabel.styled(.footnote, color: StyleProvider.Color.textSecondary)
  private lazy var messageStackView = UIStackView.row([spinner, symbolView, messageLabel, retryButton])

  init() {
    super.init(.inset)
    messageStackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(messageStackView)
    keepAtLeast(height: StyleProvider.Size.fieldHeight)
    NSLayoutConstraint.activate([
      messageStackView.centerXAnchor.constraint(equalTo: centerXAnchor),
      messageStackView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      messageStackView.centerYAnchor.constraint(equalTo: centerYAnchor),
      messageStackView.leadingAnchor.constraint(
        greaterThanOrEqualTo: leadingAnchor, constant: StyleProvider.Spacing.medium),
      trailingAnchor.constraint(
        greaterThanOrEqualTo: messageStackView.trailingAnchor, constant: StyleProvider.Spacing.medium),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the status of a market. The view is hidden if the market is open or the status is `nil`.
  func show(_ status: MarketStatus?) {
    isHidden = status == nil || status == .open
    spinner.show(status == .loading)
    retryButton.isHidden = true
    symbolView.show(nil)
    messageLabel.text = nil
    switch status {
    case .loading: messageLabel.text = wording[.loadingOdds]
    case .suspended(let reason):
      symbolView.show("lock.fill")
      messageLabel.text = reason
    case .failed(let reason):
      symbolView.show("exclamationmark.triangle.fill")
      messageLabel.text = reason
      retryButton.isHidden = false
    case .open, nil: break
    }
  }
}
