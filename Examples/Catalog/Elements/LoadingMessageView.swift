import Foundation
import HeadlessUIKit

/// What stands in the place of content that is on its way, or did not come; hidden once it is there.
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

  /// Nil where the content is there.
  func show(_ message: LoadingMessage?) {
    isHidden = message == nil
    spinner.show(message?.isLoading ?? false)
    symbolView.show(message.map { $0.isLoading ? nil : "exclamationmark.triangle.fill" } ?? nil)
    messageLabel.text = message?.text
    retryButton.isHidden = message?.isLoading ?? true
  }
}
