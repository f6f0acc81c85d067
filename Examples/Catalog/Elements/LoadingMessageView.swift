import Foundation
import HeadlessUIKit

/// The message that replaces content while it loads or if it fails to load; hidden otherwise.
final class LoadingMessageView: UIStackView {
  let retryButton = LinkButton()
  private let spinner = SpinnerView()
  private let symbolView = SymbolView(pointSize: StyleProvider.Size.largeIcon)
  private let messageLabel = UILabel.styled(.callout, color: StyleProvider.Color.textSecondary, alignment: .center)

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange(
      [spinner, symbolView, messageLabel, retryButton], along: .vertical, spacing: StyleProvider.Spacing.small,
      alignment: .center)
    pad(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.extraLarge))
    retryButton.show(Wording.current[.tryAgain], symbol: "arrow.clockwise")
    show(nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a message; `nil` hides the view, because the content has loaded.
  func show(_ message: LoadingMessage?) {
    isHidden = message == nil
    spinner.show(message?.isLoading ?? false)
    symbolView.show(message.map { $0.isLoading ? nil : "exclamationmark.triangle.fill" } ?? nil)
    messageLabel.text = message?.text
    retryButton.isHidden = message?.isLoading ?? true
  }
}
