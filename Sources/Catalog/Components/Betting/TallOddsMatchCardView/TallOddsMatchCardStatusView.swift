import Foundation
import HeadlessUIKit

/// What a match card shows while it has no match.
final class TallOddsMatchCardStatusView: UIView {
  let retryButton = LinkButton()
  private let spinner = SpinnerView()
  private let symbolView = SymbolView(pointSize: StyleProvider.Size.largeIcon)
  private let messageLabel = UILabel.styled(.callout, color: StyleProvider.Color.textSecondary, alignment: .center)
  private lazy var contentStackView = UIStackView.column(
    [spinner, symbolView, messageLabel, retryButton], alignment: .center
  ).padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.extraLarge))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentStackView)
    retryButton.show("Try again", symbol: "arrow.clockwise")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ state: MatchCardState?) {
    spinner.show(state == .loading)
    symbolView.show(nil)
    messageLabel.text = nil
    retryButton.isHidden = true
    switch state {
    case .loading: messageLabel.text = "Loading match"
    case .failed(let reason):
      symbolView.show("exclamationmark.triangle.fill")
      messageLabel.text = reason
      retryButton.isHidden = false
    case .loaded, nil: break
    }
    isHidden = messageLabel.text == nil
  }
}
